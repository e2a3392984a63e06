import { gzipSync } from 'node:zlib';

import { chromium } from '@playwright/test';

import { chromiumFlags, findChromium, installChromium } from '../../scripts/lib/chromium.js';

/**
 * @param {readonly number[]} sizes
 * @returns {Scripts}
 */
const sum = (sizes) => ({ files: sizes.length, bytes: sizes.reduce((total, size) => total + size, 0) });

/** @typedef {{ files: number, bytes: number }} Scripts */

/**
 * Measures the scripts that a page loads by itself, and those that it loads when the visitor starts to use it.
 *
 * @param {string} url
 * @returns {Promise<{ loaded: Scripts, used: Scripts }>} Sums of the files, each compressed with gzip -9, so that the
 *   compression of the server makes no difference. `used` includes `loaded`.
 */
export async function measureScripts(url) {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(`There is no Chromium. ${installChromium}`);
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const page = await browser.newPage();
    /** @type {Promise<number>[]} */
    const sizes = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const loaded = sum(await Promise.all(sizes));
    await page.mouse.move(10, 10);
    // React adds its properties to the elements whose events it handles.
    await page.waitForFunction(() => Object.keys(document.querySelector('main') ?? {}).length > 0);
    return { loaded, used: sum(await Promise.all(sizes)) };
  } finally {
    await browser.close();
  }
}
