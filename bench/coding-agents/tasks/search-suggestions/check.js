import { expect } from '../../lib/expect.js';

/** @param {import('@playwright/test').Page} page */
const getField = (page) =>
  page.getByRole('searchbox', { name: 'Search products' }).or(page.getByRole('combobox', { name: 'Search products' }));

/** @param {import('@playwright/test').Page} page */
const getSuggestions = (page) =>
  page
    .getByRole('list', { name: 'Suggestions' })
    .getByRole('link')
    .or(page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option'));

/** @param {import('@playwright/test').Request} request @returns {string} What it asks for, in the URL, packed in the URL, or in the body. */
function readQuery(request) {
  const packed = new URL(request.url()).searchParams.get('.r') ?? '';
  return [decodeURIComponent(request.url()), Buffer.from(packed, 'base64').toString(), request.postData()].join();
}

/** @param {string} text @returns {(request: import('@playwright/test').Request) => boolean} Whether it searches for the text. */
const searchesFor = (text) => (request) =>
  /\/products\/(search|query)/.test(request.url()) && readQuery(request).includes(text);

/** @type {import('../../lib/tasks.js').Task['steps']} */
export const steps = {
  async 'products are suggested while typing'({ page }) {
    await page.goto('/');
    await expect(getSuggestions(page)).toHaveCount(0);
    await getField(page).pressSequentially('teapot');
    await expect(getSuggestions(page).filter({ hasText: 'Quiet Teapot' })).toHaveCount(1);
    await getField(page).fill('print');
    await expect(getSuggestions(page)).toHaveCount(6);
  },
  async 'a late response does not replace that for a newer text'({ page }) {
    const isLate = searchesFor('candle');
    /** @type {() => void} */
    let release = () => undefined;
    const released = new Promise((/** @type {(value?: undefined) => void} */ resolve) => (release = resolve));
    await page.route(
      () => true,
      async (route) => {
        if (isLate(route.request())) await released;
        await route.fallback().catch(() => undefined);
      },
    );
    const late = page.waitForRequest(isLate);
    const ended = Promise.race([
      page.waitForEvent('requestfinished', isLate),
      page.waitForEvent('requestfailed', isLate),
    ]);
    ended.catch(() => undefined);
    await getField(page).fill('candle');
    await late;
    await getField(page).fill('teapot');
    await expect(getSuggestions(page).filter({ hasText: 'Quiet Teapot' })).toHaveCount(1);
    release();
    await ended;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expect(getSuggestions(page)).toHaveCount(1);
    await expect(getSuggestions(page)).toContainText('Quiet Teapot');
    await page.unrouteAll();
  },
  async 'a text that nothing matches says so'({ page }) {
    await getField(page).fill('zzzzzz');
    await expect(page.getByRole('status').filter({ hasText: 'No products found.' })).toBeVisible();
    await expect(getSuggestions(page)).toHaveCount(0);
  },
  async 'without text there are no suggestions'({ page }) {
    await getField(page).fill('');
    await expect(page.getByText('No products found.')).toHaveCount(0);
    await expect(getSuggestions(page)).toHaveCount(0);
  },
  async 'Enter opens the results'({ page }) {
    await getField(page).fill('teapot');
    await expect(getSuggestions(page)).not.toHaveCount(0);
    await getField(page).press('Enter');
    await expect(page).toHaveURL(/\/search\?q=teapot/);
    await expect(page.getByRole('main')).toContainText('Quiet Teapot');
    await expect(getSuggestions(page)).toHaveCount(0);
  },
  async 'a suggestion leads to the product'({ page }) {
    await getField(page).fill('umbrella');
    await getSuggestions(page).filter({ hasText: 'Storm Umbrella' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Storm Umbrella');
    await expect(getSuggestions(page)).toHaveCount(0);
  },
};
