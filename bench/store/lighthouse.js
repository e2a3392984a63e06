import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { chromiumFlags, findChromium, installChromium } from '../../scripts/lib/chromium.js';
import { capture, environment } from '../../scripts/lib/run.js';
import { install } from './install.js';

/** The last major version for Node 20. */
const version = '12.8.2';

/**
 * The used part of Lighthouse's report.
 *
 * @typedef {object} Report
 * @property {{ performance: { score: number | null } }} categories
 * @property {Record<string, { numericValue: number }> & { 'network-requests': { details: { items: { resourceType: string, transferSize: number }[] } } }} audits
 * @property {{ message: string }} [runtimeError]
 */

/**
 * @param {Report} report
 * @returns {import('./figures.js').Figures}
 */
function getFigures({ categories, audits, runtimeError }) {
  const { score } = categories.performance;
  if (runtimeError || score === null) throw new Error(`Lighthouse failed: ${runtimeError?.message ?? 'no score'}`);
  const requests = audits['network-requests'].details.items;
  /** @param {string} [type] */
  const bytes = (type) =>
    requests
      .filter(({ resourceType }) => type === undefined || resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  /** @param {string} name */
  const value = (name) => audits[name]?.numericValue ?? Number.NaN;
  return {
    score: Math.round(score * 100),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    fcp: value('first-contentful-paint'),
    script: bytes('Script'),
    html: bytes('Document'),
    image: bytes('Image'),
    total: bytes(),
  };
}

/**
 * Installs Lighthouse.
 *
 * @param {string} parent A folder outside of the repository.
 * @returns {Promise<(url: string) => Promise<import('./figures.js').Figures>>} Measures a page as on a phone with slow 4G, in a new browser.
 */
export async function installLighthouse(parent) {
  const executable = findChromium();
  if (!executable) throw new Error(`There is no Chromium. ${installChromium}`);
  const folder = join(parent, 'lighthouse');
  mkdirSync(folder);
  await install(folder, { lighthouse: version });
  const report = join(folder, 'report.json');
  const flags = [
    '--quiet',
    '--output=json',
    `--output-path=${report}`,
    '--only-categories=performance',
    '--enable-error-reporting=false',
    `--chrome-flags=${['--headless=new', ...chromiumFlags].join(' ')}`,
  ];
  return async function measure(url, attempts = 3) {
    const { code, output } = await capture(join(folder, 'node_modules/.bin/lighthouse'), [url, ...flags], {
      env: { ...environment, CHROME_PATH: executable },
    });
    if (code === 0) return getFigures(/** @type {Report} */ (JSON.parse(readFileSync(report, 'utf8'))));
    // Rarely, on a busy machine, the trace of the browser lacks the start of the navigation.
    if (output.includes('NO_NAVSTART') && attempts > 1) return measure(url, attempts - 1);
    throw new Error(`Lighthouse failed:\n${output}`);
  };
}
