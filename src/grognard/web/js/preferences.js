// @ts-check
/** The player's settings as a window. */

import { dialog, notice } from "./dialogs.js";
import { el } from "./dom.js";
import { restyle, setLanguage } from "./main.js";
import { prefer, settings } from "./settings.js";
import { t } from "./words.js";

/** @param {string} label @param {[string, string][]} values @param {string} now @param {(value: any) => void} changed */
function choice(label, values, now, changed) {
  return el("label.row", null, el("span", null, label),
    el("select", { onchange: (/** @type {any} */ event) => changed(event.target.value) },
      ...values.map(([value, text]) => el("option", { value, selected: value === now }, text))));
}

/** @param {string} label @param {boolean} now @param {(value: boolean) => void} changed */
function toggle(label, now, changed) {
  return el("label.row", null, el("span", null, label), el("input", { type: "checkbox", checked: now,
    onchange: (/** @type {any} */ event) => changed(event.target.checked) }));
}

export function preferences() {
  const box = dialog(t("settings"), [
    choice(t("set-language"), [["en", "English"], ["fr", "Français"]], settings.lang, (lang) => { box.close(); void setLanguage(lang); }),
    choice(t("set-contrast"), [["system", t("as-system")], ["on", t("set-contrast-high")], ["off", t("set-contrast-normal")]], settings.contrast,
      (contrast) => { prefer({ contrast }); restyle(); }),
    choice(t("set-motion"), [["system", t("as-system")], ["still", t("set-motion-still")]], settings.motion,
      (motion) => { prefer({ motion }); restyle(); }),
    toggle(t("set-quick"), settings.quick, (quick) => prefer({ quick })),
    toggle(t("set-metric"), settings.metric, (metric) => { prefer({ metric }); restyle(); }),
    toggle(t("set-notify"), settings.notify, askToNotify),
    el("label.row", null, el("span", null, t("set-name")), el("input", { type: "text", maxlength: "40", value: settings.name,
      onchange: (/** @type {any} */ event) => prefer({ name: event.target.value.trim() }) })),
  ], { kind: "window.narrow" });
}

/** @param {boolean} wanted */
async function askToNotify(wanted) {
  const can = "Notification" in window && (!wanted || (await Notification.requestPermission()) === "granted");
  prefer({ notify: wanted && can });
  if (wanted && !can) notice(t("notify-refused"), "bad");
}
