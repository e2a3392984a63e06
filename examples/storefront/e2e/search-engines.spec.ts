import type { Page } from '@playwright/test';
import { expect, test } from './shop.js';

test.use({ javaScriptEnabled: false });

interface StructuredData {
  '@type': string;
  name?: string;
  offers?: { '@type': string; price?: string; lowPrice?: string; priceCurrency: string; availability: string };
  itemListElement?: { name: string; item?: string }[];
}

const structuredData = async (page: Page): Promise<StructuredData[]> =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (json) => JSON.parse(json) as StructuredData,
  );
const getContent = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');

test('a product’s page has a title, a description, a canonical URL, a picture and its offer', async ({
  page,
  baseURL,
}) => {
  await page.goto('/products/quiet-teapot?utm_source=mail');
  await expect(page).toHaveTitle(/Quiet Teapot/);
  expect(await getContent(page, 'description')).toMatch(/\w+ \w+/);
  expect(await getContent(page, 'og:title')).toContain('Quiet Teapot');
  expect(await getContent(page, 'og:image')).toContain('/media/');
  const url = `${baseURL ?? ''}/products/quiet-teapot`;
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', url);
  const [product, breadcrumbs] = await structuredData(page);
  expect(product).toMatchObject({ '@type': 'Product', name: 'Quiet Teapot' });
  expect(Number(product?.offers?.price)).toBe(88);
  expect(product?.offers).toMatchObject({
    '@type': 'Offer',
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
    url,
  });
  expect(breadcrumbs?.itemListElement?.map(({ name }) => name)).toEqual(['Home', 'Kitchen & Table', 'Quiet Teapot']);
});

test('a filtered collection is left out of search engines, and points to the whole one', async ({ page, baseURL }) => {
  await page.goto('/collections/apparel');
  await expect(page).toHaveTitle(/^Apparel/);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await page.goto('/collections/apparel?sort=name');
  expect(await getContent(page, 'robots')).toBe('noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL ?? ''}/collections/apparel`);
});

test('the home page describes the organization', async ({ page }) => {
  await page.goto('/');
  expect((await structuredData(page)).map((data) => data['@type'])).toEqual(['Organization', 'WebSite']);
});

test('robots.txt names the sitemap, whose pages exist', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const sitemap = /^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '';
  expect(sitemap).toBe(`${baseURL ?? ''}/sitemap.xml`);
  const xml = await (await request.get(sitemap)).text();
  const urls = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&#38;', '&'));
  expect(urls.length).toBeGreaterThan(120);
  expect(new Set(urls).size).toBe(urls.length);
  for (const url of [urls[0], urls[5], urls.at(-1)]) expect((await request.get(url ?? '')).status()).toBe(200);
});
