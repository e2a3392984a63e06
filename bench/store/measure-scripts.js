import { gzipSync } from 'node:zlib';

import { chromium } from '@playwright/test';

import { chromiumFlags, findChromium, installChromium } from '../../scripts/lib/chromium.js';

/**
 * Downloads a file: a browser that has closed a worker no longer has its script.
 *
 * @param {string} url
 */
async function measureFile(url) {
  const body = await (await fetch(url)).arrayBuffer();
  return gzipSync(new Uint8Array(body), { level: 9 }).length;
}

/**
 * Measures the scripts that a page loads until React handles it and the cart was opened.
 *
 * @param {string} url
 * @returns {Promise<{ files: number, bytes: number }>} Sum of the files, each compressed with gzip -9, so that the
 *   compression of the server makes no difference.
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
      sizes.push(measureFile(response.url()));
    });
    await page.goto(url);
    // React adds its properties to the elements whose events it handles.
    await page.waitForFunction(() => Object.keys(document.querySelector('main') ?? {}).length > 0);
    await page.locator('header form[action="/bag"] button').click();
    await page.getByRole('dialog').waitFor();
    await page.waitForLoadState('networkidle');
    const measured = await Promise.all(sizes);
    return { files: measured.length, bytes: measured.reduce((total, size) => total + size, 0) };
  } finally {
    await browser.close();
  }
}
