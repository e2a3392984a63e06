import { join } from 'node:path';

import { build } from './build.js';
import { findChromium, installChromium } from './chromium.js';
import { isBuilt } from './is-built.js';
import { environment, exitCode, root } from './run.js';

/**
 * Runs the browser tests against the built store.
 *
 * @param {{ report?: string, args?: string[], env?: NodeJS.ProcessEnv }} options `report`: a file for Playwright's JSON
 * report.
 * @returns {Promise<number | 'no browser'>} The exit code.
 */
export async function runBrowserTests({ report, args = [], env = environment }) {
  const executable = findChromium();
  if (!executable) {
    console.error(`
  !! No Chromium found: the browser tests did NOT run.
  !! Install one:  ${installChromium}
  !! or set CHROMIUM_PATH to the executable of a Chromium or Chrome.
`);
    return 'no browser';
  }
  if (!isBuilt({ declarations: false })) await build({ declarations: false });
  const folder = join(root, 'examples/storefront');
  return exitCode(join(folder, 'node_modules/.bin/playwright'), ['test', ...args], {
    cwd: folder,
    env: {
      ...env,
      CHROMIUM_PATH: executable,
      ...(report && { CARTWRIGHT_PLAYWRIGHT_REPORT: report }),
    },
  });
}
