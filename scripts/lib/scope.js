/**
 * Extent of the tests. `sample` is `pnpm test`, for every change; `full` is `pnpm test:full`, for exhaustive tests;
 * `soak` is `pnpm soak`, for long runs with different values each time.
 *
 * @typedef {'sample' | 'full' | 'soak'} Scope
 */

const scopes = /** @type {const} */ (['sample', 'full', 'soak']);

/** The scope of this run, from `TEST_SCOPE`. */
const scope = scopes.find((name) => name === (process.env.TEST_SCOPE ?? 'sample')) ?? unknownScope();

/** @returns {never} */
function unknownScope() {
  throw new Error(`TEST_SCOPE is ${process.env.TEST_SCOPE}. Set it to one of ${scopes.join(', ')}, or leave it out.`);
}

/** Whether to run the tests that `pnpm test` skips and `pnpm test:full` runs. */
export const isFull = scope !== 'sample';

/**
 * The number of repetitions of a test: property runs, users, files, cycles.
 *
 * @param {{ sample: number, full: number, soak?: number }} counts The count of each scope. `soak` defaults to `full`.
 * @returns {number}
 */
export const repetitions = ({ sample, full, soak = full }) => ({ sample, full, soak })[scope];

/** Seed of generated values. Fixed, unless `PROPERTY_SEED` sets another, as in long runs. */
export const seed = Number(process.env.PROPERTY_SEED ?? 20_240_601);
