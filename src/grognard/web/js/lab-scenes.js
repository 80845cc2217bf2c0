// @ts-check
/** Two small scenes: a map of areas and an open table, to prove that one board draws all three kinds. */

const EMPTY = { seats: [], you: null, works: [], units: [], faces: [], cards: [], phases: [], aid: [] };
const STILL = { type: 'position', n: 1, turn: 1, active: '', tracks: [], hands: [], discards: [], played: '', decision: null, undo: {} };

/** @param {string} id @param {string} terrain @param {string} name @param {number[][]} polygon @param {number[]} centre */
const area = (id, terrain, name, polygon, centre) => ({ id, label: name || id, name, terrain, polygon, centre });

/** @param {string} id @param {string} symbol @param {string} side @param {string} place @param {number} strength @param {number} full @param {object} more */
const piece = (id, symbol, side, place, strength, full, more = {}) => ({ id, symbol, side, place, strength, full, label: symbol, name: '', badges: [], ...more });

/** @returns {any} */
export function areas() {
  const spaces = [
    area('gemona', 'mountain', 'Gemona', [[0, 0], [330, 0], [300, 190], [120, 230], [0, 200]], [170, 105]),
    area('tolmino', 'mountain', 'Tolmino', [[330, 0], [700, 0], [680, 160], [500, 220], [300, 190]], [500, 100]),
    area('idria', 'forest', 'Idria', [[700, 0], [1000, 0], [1000, 260], [820, 280], [680, 160]], [860, 130]),
    area('udine', 'open', 'Udine', [[0, 200], [120, 230], [300, 190], [340, 380], [180, 450], [0, 420]], [160, 330]),
    area('cividale', 'open', 'Cividale', [[300, 190], [500, 220], [540, 380], [340, 380]], [425, 295]),
    area('goritia', 'difficult', 'Goritia', [[500, 220], [680, 160], [820, 280], [760, 420], [540, 380]], [670, 300]),
    area('carso', 'difficult', 'Carso', [[820, 280], [1000, 260], [1000, 560], [840, 560], [760, 420]], [890, 420]),
    area('palma', 'fortress', 'PALMA', [[180, 450], [340, 380], [420, 470], [390, 600], [230, 610]], [310, 510]),
    area('gradisca', 'fortress', 'GRADISCA', [[340, 380], [540, 380], [600, 480], [520, 590], [390, 600], [420, 470]], [490, 490]),
    area('monfalcone', 'open', 'Monfalcone', [[540, 380], [760, 420], [840, 560], [700, 640], [520, 590], [600, 480]], [690, 520]),
    area('latisana', 'open', 'Latisana', [[0, 420], [180, 450], [230, 610], [200, 680], [0, 680]], [100, 560]),
    area('golfo', 'sea', '', [[200, 680], [230, 610], [390, 600], [520, 590], [700, 640], [840, 560], [1000, 560], [1000, 800], [0, 800], [0, 680]], [560, 720]),
  ];
  const edges = [
    { kind: 'river', points: [[500, 220], [540, 380], [600, 480], [520, 590]] },
    { kind: 'river', points: [[300, 190], [340, 380], [180, 450], [230, 610]] },
    { kind: 'bridge', points: [[540, 380], [600, 480]] },
    { kind: 'bridge', points: [[300, 190], [340, 380]] },
    { kind: 'impassable', points: [[330, 0], [300, 190]] },
    { kind: 'impassable', points: [[680, 160], [820, 280]] },
    { kind: 'wall', points: [[340, 380], [420, 470], [390, 600]] },
    { kind: 'wall', points: [[340, 380], [540, 380]] },
  ];
  const pieces = [
    piece('v1', 'foot', 'ven', 'palma', 2, 2), piece('v2', 'foot', 'ven', 'palma', 1, 2), piece('v3', 'guns', 'ven', 'palma', 1, 1), piece('v4', 'horse', 'ven', 'udine', 2, 2),
    piece('v5', 'leader', 'ven', 'palma', 1, 1, { name: 'Giustiniani' }), piece('v6', 'foot', 'ven', 'cividale', 2, 2),
    piece('a1', 'foot', 'aus', 'gradisca', 2, 2), piece('a2', 'foot', 'aus', 'gradisca', 2, 2), piece('a3', 'guns', 'aus', 'gradisca', 1, 1), piece('a4', 'horse', 'aus', 'goritia', 1, 2), piece('a5', 'sapper', 'aus', 'carso', 1, 1),
  ];
  const captions = [{ kind: 'sea', text: 'GOLFO DI VENEZIA', at: [560, 735] }, { kind: 'river', text: 'Lisonzo', at: [545, 320], turn: 70 }, { kind: 'region', text: 'FRIVLI', at: [170, 420] }];
  const scene = { type: 'scene', game: 'lab', scenario: 'areas', title: 'Areas', subtitle: '', board: 'areas', width: 1000, height: 800, spaces, edges, captions, top: 'aus', sides: [{ id: 'ven', name: 'Venice' }, { id: 'aus', name: 'Austria' }], terrain: [], seed: 1615, ...EMPTY };
  return { scene, position: { ...STILL, pieces, markers: [{ kind: 'mine', place: 'gradisca' }, { kind: 'fortress', place: 'gradisca' }, { kind: 'fortress', place: 'palma' }, { kind: 'town', place: 'udine' }, { kind: 'town', place: 'goritia' }, { kind: 'village', place: 'latisana' }] } };
}

/** @returns {any} */
export function plane() {
  const inch = (/** @type {number[][]} */ points) => points.map((p) => p.map((v) => v * 1000));
  const spaces = [
    area('wood', 'woods', '', inch([[5, 14], [11, 15.5], [10, 23], [4, 21.5]]), [7500, 18500]),
    area('house', 'building', 'La Haye', inch([[18.5, 14], [22, 14], [22, 17], [18.5, 17]]), [20250, 15500]),
    area('hill', 'hill', '', inch([[32, 3], [40, 2], [45, 6], [43, 11], [36, 11], [31, 8]]), [38000, 7000]),
    area('marsh', 'rough', '', inch([[34, 22], [42, 22], [42, 26], [34, 26]]), [38000, 24000]),
  ];
  const edges = [
    { kind: 'road', points: inch([[24, 0], [24.4, 12], [23.6, 24], [24, 36]]) },
    { kind: 'road', points: inch([[0, 19], [14, 18.4], [30, 19.4], [48, 18.6]]) },
    { kind: 'hedge', points: inch([[29, 15], [41, 15]]) },
    { kind: 'river', points: inch([[0, 30], [10, 29], [20, 32], [30, 31], [48, 34]]) },
  ];
  const at = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ turn, /** @type {number} */ w, /** @type {number} */ d) => ({ pose: [x * 1000, y * 1000, turn * 10], base: [w * 1000, d * 1000] });
  const pieces = [
    piece('f1', 'infantry', 'fra', '', 3, 3, { ...at(21, 27, 8, 2, 3.2), name: 'Line 2' }), piece('f2', 'infantry', 'fra', '', 3, 3, at(31, 25, 0, 6, 1.1)), piece('f3', 'cavalry', 'fra', '', 3, 3, at(14, 24, 20, 5, 1.8)),
    piece('f4', 'artillery', 'fra', '', 2, 2, at(26, 31, 355, 3, 2)), piece('f5', 'commander', 'fra', '', 1, 1, at(28.5, 29, 0, 1.5, 1.5)),
    piece('a1', 'infantry', 'aut', '', 3, 3, at(26, 11, 180, 9, 1.1)), piece('a2', 'infantry', 'aut', '', 3, 3, at(14, 8, 172, 9, 1.1)), piece('a3', 'cavalry', 'aut', '', 3, 3, at(33, 13, 200, 6, 1.8)), piece('a4', 'artillery', 'aut', '', 2, 2, at(20, 9, 185, 2.4, 2)),
  ];
  const scene = { type: 'scene', game: 'lab', scenario: 'plane', title: 'Open table', subtitle: '', board: 'plane', width: 48000, height: 36000, spaces, edges, captions: [], top: 'aut', sides: [{ id: 'fra', name: 'France' }, { id: 'aut', name: 'Austria' }], terrain: [], seed: 1809, ...EMPTY };
  return { scene, position: { ...STILL, pieces, markers: [] } };
}
