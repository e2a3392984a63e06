/**
 * Measures the first tap on controls of the demo store, and writes the tables into the store's README. As on a phone with
 * slow 4G and a processor slowed 4 times. The time begins with the trusted `pointerdown`, or `keydown` in a list of
 * options. It ends with the frame in which the page shows a response or the result, or with the first paint of the next
 * page. Each tap is in a new browser context: right after the control is painted, or three seconds after the page has
 * loaded. It adds an event listener to the page and changes nothing else.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { chromium, devices } from '@playwright/test';

import { chromiumFlags, findChromium, installChromium } from '../../scripts/lib/chromium.js';
import { betweenMarkers } from '../../scripts/lib/between-markers.js';
import { main, root, run } from '../../scripts/lib/run.js';
import { milliseconds } from '../lib/row.js';
import { median } from '../lib/statistics.js';
import { controls, results } from './controls.js';
import { startDemo } from './start-demo.js';

const rounds = 5;
const slow4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const slowdown = 4;

/**
 * Runs in each page, before its scripts. Reports the milliseconds from the first tap to the response.
 *
 * @param {() => boolean} hasResponded
 */
function watch(hasResponded) {
  const report = (/** @type {number} */ tapped) =>
    /** @type {any} */ (globalThis).reportResponse(performance.timeOrigin + performance.now() - tapped);
  const tapped = Number(sessionStorage.getItem('tapped'));
  if (tapped) {
    new PerformanceObserver(() => report(tapped)).observe({ type: 'paint', buffered: true });
    return;
  }
  const start = (/** @type {Event} */ event) => {
    if (!event.isTrusted) return;
    removeEventListener('pointerdown', start, true);
    removeEventListener('keydown', start, true);
    const at = performance.timeOrigin + event.timeStamp;
    sessionStorage.setItem('tapped', String(at));
    const look = () => (hasResponded() ? report(at) : requestAnimationFrame(look));
    requestAnimationFrame(look);
  };
  addEventListener('pointerdown', start, true);
  addEventListener('keydown', start, true);
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {import('./controls.js').Control} control
 * @param {number} wait Milliseconds after `load`. Without it, the tap is as early as possible.
 * @returns {Promise<number>} Milliseconds until the response.
 */
async function tap(browser, origin, { path, selector, key, hasResponded }, wait) {
  const context = await browser.newContext({ ...devices['Pixel 7'], bypassCSP: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    /** @type {Promise<number>} */
    const response = new Promise((resolve) => {
      void page.exposeFunction('reportResponse', resolve);
    });
    await page.addInitScript({ content: `(${String(watch)})(${String(hasResponded)})` });
    await page.goto(origin + path, { waitUntil: wait > 0 ? 'load' : 'commit' });
    const control = page.locator(selector).locator('visible=true').first();
    if (wait > 0) await page.waitForTimeout(wait);
    await control.scrollIntoViewIfNeeded();
    if (key) {
      await control.press(key);
      return await response;
    }
    const box = await control.boundingBox();
    if (!box) throw new Error(`${path} has no ${selector}.`);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    return await response;
  } finally {
    await context.close();
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {string} title Title of the first column.
 * @param {Readonly<Record<string, import('./controls.js').Control>>} measured
 * @returns {Promise<string>} The table with the medians.
 */
async function measureAll(browser, origin, title, measured) {
  const rows = [`| ${title} | as early as possible | 3 s after \`load\` |`, '| --- | ---: | ---: |'];
  for (const [name, control] of Object.entries(measured)) {
    /** @type {[number[], number[]]} */
    const [cold, later] = [[], []];
    // The first visit renders images and fills caches.
    await tap(browser, origin, control, 0);
    for (let round = 0; round < rounds; round++) {
      cold.push(await tap(browser, origin, control, 0));
      later.push(await tap(browser, origin, control, 3_000));
    }
    rows.push(`| ${name} | ${milliseconds(median(cold))} | ${milliseconds(median(later))} |`);
    console.error(rows.at(-1));
  }
  return rows.join('\n');
}

main(async () => {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(`There is no Chromium. ${installChromium}`);
  const demo = await startDemo();
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const tables = [await measureAll(browser, demo.url, 'First tap', controls)];
    tables.push(await measureAll(browser, demo.url, 'Result', results));
    const file = join(root, 'examples/storefront/README.md');
    writeFileSync(file, betweenMarkers(readFileSync(file, 'utf8'), 'first-taps', tables.join('\n\n')));
    await run('prettier', ['--write', '--log-level', 'warn', 'examples/storefront/README.md']);
  } finally {
    await browser.close();
    await demo.stop();
  }
});
