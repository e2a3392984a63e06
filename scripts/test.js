/** Runs every test: unit, types, conformance, the built packages, then the store in a real browser. The last line counts them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { runBrowserTests } from './lib/browser-tests.js';
import { build } from './lib/build.js';
import { isBuilt } from './lib/is-built.js';
import { exitCode, main } from './lib/run.js';
import { playwrightTotals, vitestTotals } from './lib/totals.js';

main(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-test-'));
  const unitReport = join(folder, 'vitest.json');
  const browserReport = join(folder, 'playwright.json');

  if (!isBuilt({ declarations: true })) await build({ declarations: true });
  const unit = await exitCode('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ]);
  const browser = await runBrowserTests({ report: browserReport });

  const totals = [vitestTotals(unitReport), ...(browser === 'no browser' ? [] : [playwrightTotals(browserReport)])];
  rmSync(folder, { recursive: true });
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    totals.reduce((all, total) => all + total[key], 0);
  const missing = browser === 'no browser' && process.env.CI ? 1 : 0;

  if (sum('skipped') > 0) console.log(`\n${sum('skipped')} skipped`);
  if (browser === 'no browser') console.log('\nThe browser tests did not run: no Chromium found (see above).');
  console.log(`\n${sum('passed')} passed, ${sum('failed') + missing} failed`);
  process.exitCode = unit !== 0 || (browser !== 0 && browser !== 'no browser') || missing || sum('failed') > 0 ? 1 : 0;
});
