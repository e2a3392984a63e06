import { environment, run } from './run.js';

/**
 * Runs the tests of the built packages in applications, on every runtime and with every supported version of TypeScript.
 *
 * @param {string[]} files Parts of paths of test files. Empty: all.
 * @param {NodeJS.ProcessEnv} [env] Further environment variables.
 * @returns {Promise<void>} Rejects when a test fails.
 */
export const testApplications = (files, env) =>
  run('vitest', ['run', '--project', 'built', ...files], {
    env: { ...environment, EVERYWHERE: '1', TEST_SCOPE: 'full', ...env },
  });
