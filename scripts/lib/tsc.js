import { join } from 'node:path';

import { root, run } from './run.js';

/**
 * The native compiler, of the conformance tests: the same errors as the compiler that ESLint and the documentation need,
 * in a third of the time. At the root, the commands `tsc` of both would be in conflict.
 */
export const compiler = join(root, 'conformance/node_modules/typescript-7.0/bin/tsc');

/**
 * Runs the native compiler.
 *
 * @param {...string} args
 * @returns {Promise<void>} Rejects when there are errors.
 */
export const tsc = (...args) => run('node', [compiler, ...args]);
