// @ts-check
/** What panels use of the counters. */

export { counter } from './counter.js';
export { flag, flagTrack } from './flags.js';
export { enlist } from './sides.js';
