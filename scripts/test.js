/**
 * Runs the tests: unit, types, conformance, the built packages, then the store in a real browser, on both versions of
 * the catalog. The last line shows their number.
 *
 * `pnpm test` runs a sample: fewer values of exhaustive tests, and one browser test of each kind. `pnpm test:full`
 * (`--full`) runs everything. Arguments select parts: `unit`, of which `--full` runs only the files that are sampled
 * otherwise, and `browser`, which takes versions of the catalog: `pnpm test:full browser v1`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { runBrowserTests } from './lib/browser-tests.js';
import { build } from './lib/build.js';
import { isBuilt } from './lib/is-built.js';
import { environment, exitCode, main } from './lib/run.js';
import { sampledTests } from './lib/sampled-tests.js';
import { playwrightTotals, vitestTotals } from './lib/totals.js';

const { values, positionals } = parseArgs({ options: { full: { type: 'boolean' } }, allowPositionals: true });
const env = { ...environment, TEST_SCOPE: values.full ? 'full' : 'sample' };

/** @param {string} part */
const isSelected = (part) => positionals.length === 0 || positionals.includes(part);
const versions = positionals.filter((argument) => /^v\d$/.test(argument)).join() || 'v3,v1';

const start = performance.now();
/** @param {string} step */
const announce = (step) => console.log(`\n--- ${step} (after ${((performance.now() - start) / 1000).toFixed(0)} s)\n`);

main(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-test-'));
  /** @type {import('./lib/totals.js').Totals[]} */
  const totals = [];
  /** @type {number[]} */
  const codes = [];
  let hasBrowser = true;

  if (!isBuilt({ declarations: true })) {
    announce('Build');
    await build({ declarations: true });
  }
  if (isSelected('unit')) {
    announce('Unit, type and conformance tests');
    const report = join(folder, 'vitest.json');
    // React 18 runs a sample of the tests of hooks.
    const files = values.full && positionals.includes('unit') ? ['packages/react/', ...sampledTests()] : [];
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    codes.push(await exitCode('vitest', ['run', ...files, ...reporters], { env }));
    totals.push(vitestTotals(report));
  }
  if (isSelected('browser')) {
    announce('Browser tests');
    const report = join(folder, 'playwright.json');
    const code = await runBrowserTests({ report, env: { ...env, CARTWRIGHT_CATALOG: versions } });
    hasBrowser = code !== 'no browser';
    if (code !== 'no browser') {
      codes.push(code);
      totals.push(playwrightTotals(report));
    }
  }
  rmSync(folder, { recursive: true });
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    totals.reduce((all, total) => all + total[key], 0);
  const missing = !hasBrowser && process.env.CI ? 1 : 0;

  announce('Done');
  if (sum('skipped') > 0) console.log(`${sum('skipped')} skipped`);
  if (!hasBrowser) console.log('The browser tests did not run: no Chromium found (see above).');
  if (!values.full) console.log('This was a sample. `pnpm test:full` runs all values and browser tests.');
  console.log(`\n${sum('passed')} passed, ${sum('failed') + missing} failed`);
  process.exitCode = codes.some((code) => code !== 0) || missing || sum('failed') > 0 ? 1 : 0;
});
