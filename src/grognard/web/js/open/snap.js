// @ts-check
/** A base put down nearly right is put down right: in line with a neighbour, or just out of an enemy's range. Pure. */

/** @typedef {import("../wire").PieceView} Piece */

const NEAR = 450; // thousandths of an inch
const TURN = 80; // tenths of a degree
const SPARE = 60; // beyond a range
const REACH = 9000; // neighbours farther away are none

/** @param {number} facing */
const ways = (facing) => ({ f: [Math.sin((facing / 1800) * Math.PI), Math.cos((facing / 1800) * Math.PI)], r: [Math.cos((facing / 1800) * Math.PI), -Math.sin((facing / 1800) * Math.PI)] });

/** The middle of the front edge. @param {number[]} pose @param {number} depth */
function front([x, y, facing], depth) {
  const { f } = ways(facing);
  return [x + (f[0] * depth) / 2, y + (f[1] * depth) / 2];
}

/** @param {number} a @param {number} b tenths of a degree @returns {number} how far apart */
const apart = (a, b) => Math.abs(((a - b + 5400) % 3600) - 1800);

/** In line with a friend: the same front, the same facing. @param {Piece} piece @param {number[]} pose @param {Piece[]} others @returns {number[] | null} */
function aligned(piece, pose, others) {
  for (const other of others) {
    if (other.side !== piece.side || other.id === piece.id || !other.pose || !other.base || !piece.base || !other.formation) continue;
    if (apart(other.pose[2], pose[2]) > TURN || Math.hypot(other.pose[0] - pose[0], other.pose[1] - pose[1]) > REACH) continue;
    const { f } = ways(other.pose[2]);
    const [ax, ay] = front(other.pose, other.base[1]);
    const [bx, by] = front([pose[0], pose[1], other.pose[2]], piece.base[1]);
    const off = (bx - ax) * f[0] + (by - ay) * f[1];
    if (Math.abs(off) <= NEAR) return [Math.round(pose[0] - f[0] * off), Math.round(pose[1] - f[1] * off), other.pose[2]];
  }
  return null;
}

/** @param {number[]} pose @param {number[]} base @returns {number[][]} */
export function corners([x, y, facing], [w, d]) {
  const { f, r } = ways(facing);
  return [[-1, 1], [1, 1], [1, -1], [-1, -1]].map(([u, v]) => [x + (r[0] * u * w) / 2 + (f[0] * v * d) / 2, y + (r[1] * u * w) / 2 + (f[1] * v * d) / 2]);
}

/** @param {number[]} p @param {number[]} a @param {number[]} b */
function toSegment([px, py], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const part = Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(px - ax - dx * part, py - ay - dy * part);
}

/** How far apart two outlines are that do not meet. @param {number[][]} one @param {number[][]} two */
export function gap(one, two) {
  let least = Infinity;
  one.forEach((p, k) => {
    const q = one[(k + 1) % one.length];
    two.forEach((a, j) => {
      least = Math.min(least, toSegment(p, a, two[(j + 1) % two.length]), toSegment(a, p, q));
    });
  });
  return least;
}

/** Just out of an enemy's reach. @param {Piece} piece @param {number[]} pose @param {Piece[]} others @returns {number[] | null} */
function outOfRange(piece, pose, others) {
  for (const enemy of others) {
    const range = enemy.ranges?.at(-1) ?? 0;
    if (enemy.side === piece.side || !enemy.pose || !enemy.base || !piece.base || !enemy.formation || !range) continue;
    const far = gap(corners(pose, piece.base), corners(enemy.pose, enemy.base));
    if (Math.abs(far - range - SPARE) > NEAR) continue;
    const [dx, dy] = [pose[0] - enemy.pose[0], pose[1] - enemy.pose[1]];
    const long = Math.hypot(dx, dy) || 1;
    const move = range + SPARE - far;
    return [Math.round(pose[0] + (dx / long) * move), Math.round(pose[1] + (dy / long) * move), pose[2]];
  }
  return null;
}

/** Where a dragged base snaps to, and to what. @param {Piece} piece @param {number[]} pose @param {Piece[]} others @returns {{pose: number[], to: "line" | "range" | ""}} */
export function snapped(piece, pose, others) {
  const line = aligned(piece, pose, others);
  if (line) return { pose: line, to: "line" };
  const range = outOfRange(piece, pose, others);
  return range ? { pose: range, to: "range" } : { pose, to: "" };
}
