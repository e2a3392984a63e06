/**
 * Runs the tests: unit, types, conformance, the built packages, then the store in a real browser, on both versions of
 * the catalog. The last line shows their number.
 *
 * `pnpm test` runs a sample of exhaustive tests. `pnpm test:full` (`--full`) runs all of them, and with `--rest` only
 * those that `pnpm test` skips or repeats less often, without those of Catalog V1 tagged `@full`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { runBrowserTests } from './lib/browser-tests.js';
import { build } from './lib/build.js';
import { isBuilt } from './lib/is-built.js';
import { environment, exitCode, main } from './lib/run.js';
import { sampledTests } from './lib/sampled-tests.js';
import { playwrightTotals, vitestTotals } from './lib/totals.js';

const isFull = process.argv.includes('--full');
const isRest = process.argv.includes('--rest');
/** Browser tests of `pnpm test` on Catalog V1: those of what depends most on the version. `pnpm test:full` runs all. */
const journeys = ['buys.spec', 'choosing.spec', 'listing.spec'];
const catalogs = [
  { version: 'v3', args: isRest ? ['--grep', '@full'] : [] },
  { version: 'v1', args: isRest ? ['--grep-invert', '@full'] : isFull ? [] : journeys },
];
const env = { ...environment, TEST_SCOPE: isFull ? 'full' : 'sample' };

const start = performance.now();
/** @param {string} step */
const announce = (step) => console.log(`\n--- ${step} (after ${((performance.now() - start) / 1000).toFixed(0)} s)\n`);

main(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-test-'));
  const unitReport = join(folder, 'vitest.json');
  const sampled = sampledTests();

  if (!isBuilt({ declarations: true })) {
    announce('Build');
    await build({ declarations: true });
  }
  announce('Unit, type and conformance tests');
  const unit = await exitCode(
    'vitest',
    ['run', ...(isRest ? sampled : []), '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    { env },
  );
  const totals = [vitestTotals(unitReport)];
  const codes = [unit];
  let hasBrowser = true;
  for (const { version, args } of catalogs) {
    announce(`Browser tests on Catalog ${version.toUpperCase()}`);
    const report = join(folder, `playwright-${version}.json`);
    const code = await runBrowserTests({ report, args, env: { ...env, CARTWRIGHT_CATALOG: version } });
    if (code === 'no browser') {
      hasBrowser = false;
      break;
    }
    codes.push(code);
    totals.push(playwrightTotals(report));
  }
  rmSync(folder, { recursive: true });
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    totals.reduce((all, total) => all + total[key], 0);
  const missing = !hasBrowser && process.env.CI ? 1 : 0;

  announce('Done');
  if (sum('skipped') > 0) console.log(`${sum('skipped')} skipped`);
  if (!hasBrowser) console.log('The browser tests did not run: no Chromium found (see above).');
  if (!isFull) {
    console.log(
      `This was a sample: ${sampled.length} test files repeat more, and the browser tests tagged @full and all of Catalog V1 run, in \`pnpm test:full\`.`,
    );
  }
  console.log(`\n${sum('passed')} passed, ${sum('failed') + missing} failed`);
  process.exitCode = codes.some((code) => code !== 0) || missing || sum('failed') > 0 ? 1 : 0;
});
