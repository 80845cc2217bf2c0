// @ts-check
/** The link for whoever has not come yet. */

import { copy } from "./dialogs.js";
import { el, icon } from "./dom.js";
import { linksOf } from "./links.js";
import { t } from "./words.js";

/** @param {import("./table.js").Desk} desk */
export function inviteView(desk) {
  const { known, token } = desk;
  const links = Object.entries(linksOf(token)?.links ?? {});
  const missing = links.filter(([seat]) => !(known.presence.here ?? []).includes(seat));
  if (!missing.length || known.position?.result || !known.presence.seats?.length) return null;
  return el("div.request.invite", null, el("p", null, t("invite")), ...missing.map(([seat, path]) => {
    const address = new URL(path, location.href).href;
    return el("p.buttons", { "data-seat": seat },
      el("input", { readonly: true, value: address, "aria-label": t("links"), "data-keep": `link-${seat}`,
        onfocus: (/** @type {any} */ event) => event.target.select() }),
      el("button", { type: "button", "data-keep": `copy-${seat}`, onclick: () => copy(address, t("copied")) }, icon("link"), t("copy")));
  }));
}
