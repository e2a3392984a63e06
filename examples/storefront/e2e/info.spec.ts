import { expect, test } from './shop.js';

const pages = [
  ['Shipping', 'From $4.95, free from $75'],
  ['Returns', 'within 30 days of delivery'],
  ['Contact', 'hello@alder-finch.example'],
  ['Privacy', 'no advertising'],
] as const;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [title, text] of pages) {
    test(`the footer links to ${title}, which search engines may list`, async ({ page, baseURL, request }) => {
      await page.goto('/');
      await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(text);
      await expect(page).toHaveTitle(`${title} · Alder & Finch`);
      const url = `${baseURL ?? ''}/${title.toLowerCase()}`;
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', url);
      const response = await request.get(url);
      expect(response.headers()['cdn-cache-control']).toContain('max-age');
      expect(await (await request.get('/sitemap.xml')).text()).toContain(`<loc>${url}</loc>`);
    });
  }
});

test('the demo lists members, codes and cards, and its mailbox', async ({ page, shop }) => {
  await page.goto('/contact');
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Demo help' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Demo help' })).toBeVisible();
  for (const text of ['iris-sings-alto', 'WELCOME10', 'GIFT-GOOD-0050', '4000 0000 0000 7726'])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Mailbox' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Mail/ })).toBeVisible();
  expect(page.url()).toContain(shop.clientId);
});

test('the demo shows the address for shopping agents, which find products and check out there', async ({ page }) => {
  await page.goto('/demo');
  const url = (await page.getByText(/^http:\/\/.*\/ucp\/mcp$/).textContent()) ?? '';
  const call = async (name: string, parameters: object) => {
    const response = await page.request.post(url, {
      headers: { accept: 'application/json, text/event-stream' },
      data: {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: {
          name,
          arguments: { meta: { 'ucp-agent': { profile: 'https://agent.example/profile' } }, ...parameters },
        },
      },
    });
    const { result } = (await response.json()) as { result: { structuredContent: Record<string, unknown> } };
    return result.structuredContent;
  };
  const { products } = await call('search_catalog', { catalog: { query: 'teapot' } });
  const [product] = products as { url: string; variants: { id: string }[] }[];
  const address = { id: 'home', street_address: '1 Main St', address_locality: 'Portland' };
  const checkout = await call('create_checkout', {
    checkout: {
      line_items: [{ item: { id: product?.variants[0]?.id }, quantity: 1 }],
      buyer: { first_name: 'Robin', last_name: 'Day', email: 'robin@example.com' },
      fulfillment: {
        methods: [
          {
            type: 'shipping',
            destinations: [{ ...address, address_region: 'OR', address_country: 'US', postal_code: '97201' }],
            groups: [{ selected_option_id: 'pickup' }],
          },
        ],
      },
    },
  });
  await page.goto(product?.url ?? '');
  await expect(page.getByRole('heading', { level: 1, name: 'Quiet Teapot' })).toBeVisible();
  await page.goto(String(checkout['continue_url']));
  await expect(page.getByLabel('Email')).toHaveValue('robin@example.com');
});
