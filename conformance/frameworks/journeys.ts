import { DEMO_API_KEY } from '@cartwright/emulator';
import { CLIENT_ID, expect, type Application, type Visitor } from './application.js';

/** The demo product that the applications sell. */
const PRODUCT = { slug: 'finch-tote', path: '/products/finch-tote' };

const CART = '/ecom/v2/carts/current';

/** Sends a request to the platform as the merchant. */
export async function callAsMerchant(app: Application, method: string, path: string, body?: object): Promise<object> {
  const headers = { authorization: DEMO_API_KEY, 'wix-site-id': CLIENT_ID, 'content-type': 'application/json' };
  const request = new Request(`http://localhost${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await (await app.emulator.fetch(request)).json()) as object;
}

/** The product as the platform has it. */
export async function readProduct(app: Application): Promise<{ id: string; name: string; revision: string }> {
  const response = await callAsMerchant(app, 'GET', `/stores/v3/products/slug/${PRODUCT.slug}`);
  return (response as { product: { id: string; name: string; revision: string } }).product;
}

const count = ({ page }: Visitor) => page.getByRole('status');
const byHook = ({ page }: Visitor) => page.getByRole('button', { name: 'Add by hook' });
const byAction = ({ page }: Visitor) => page.getByRole('button', { name: 'Add by action' });

/** Waits until the page is interactive: a click before that is lost, or handled without JavaScript. */
export async function openProduct(app: Application, visitor: Visitor): Promise<void> {
  await visitor.page.goto(app.url + PRODUCT.path, { waitUntil: 'networkidle' });
}

/** A first visit: one session, every request once, and no hydration mismatch. */
export async function firstVisit(app: Application): Promise<void> {
  const { name } = await readProduct(app);
  const visitor = await app.openVisitor();
  app.platformCalls();
  await openProduct(app, visitor);
  await expect(visitor.page.getByRole('heading')).toHaveText(name);
  await expect(count(visitor)).toHaveText('Cart: 0');
  const calls = app.platformCalls();
  expect(calls.filter((call) => call === `GET ${CART}`)).toHaveLength(1);
  expect(calls.filter((call) => call === 'token')).toHaveLength(1);
  expect(new Set(calls).size).toBe(calls.length);
  expect(visitor.forwardedCalls()).toEqual([]);
  expect(visitor.problems).toEqual([]);
  expect(await visitor.page.evaluate(() => document.cookie)).toBe('');
  expect(await visitor.page.context().cookies()).toEqual([
    expect.objectContaining({ name: 'cartwright-session', httpOnly: true, sameSite: 'Lax' }),
  ]);
}

/** Server actions and hooks share one cart, which the server renders. */
export async function addByActionAndHook(app: Application): Promise<void> {
  const visitor = await app.openVisitor();
  await openProduct(app, visitor);
  await byAction(visitor).click();
  await expect(count(visitor)).toHaveText('Cart: 1');
  await byHook(visitor).click();
  await expect(count(visitor)).toHaveText('Cart: 2');
  await byAction(visitor).click();
  await expect(count(visitor)).toHaveText('Cart: 3');
  expect(visitor.forwardedCalls()).toEqual([`POST ${CART}/add-line-items`]);
  await visitor.page.reload();
  await expect(count(visitor)).toHaveText('Cart: 3');
  expect(visitor.problems).toEqual([]);
}

/** Pages and forms work before scripts are loaded, or without them. */
export async function addWithoutJavaScript(app: Application): Promise<void> {
  const { page } = await app.openVisitor({ javaScriptEnabled: false });
  await page.goto(app.url + PRODUCT.path);
  await page.getByRole('button', { name: 'Add by action' }).click();
  await expect(page.getByRole('status')).toHaveText('Cart: 1');
}

/** Visitors at the same time have separate sessions and carts, and their pages contain no tokens. */
export async function shareNothing(app: Application): Promise<void> {
  const visitors = await Promise.all([1, 2, 3].map(() => app.openVisitor()));
  const pages = await Promise.all(
    visitors.map(async (visitor, index) => {
      await openProduct(app, visitor);
      for (let added = 1; added <= index + 1; added++) {
        await (added % 2 ? byAction : byHook)(visitor).click();
        await expect(count(visitor)).toHaveText(`Cart: ${added}`);
      }
      await visitor.page.reload();
      await expect(count(visitor)).toHaveText(`Cart: ${index + 1}`);
      return await (await visitor.page.request.get(app.url + PRODUCT.path)).text();
    }),
  );
  const ids = pages.map((html) => /visitor-[\w-]{16}/.exec(html)?.[0]);
  expect(new Set(ids).size).toBe(3);
  for (const html of pages) expect(html).not.toMatch(/accessToken|refreshToken|access_token|refresh_token/);
}

/** A member signs in with the application's form, keeps the cart, and signs out. Others stay visitors. */
export async function signInAndOut(app: Application): Promise<void> {
  const [visitor, other] = await Promise.all([app.openVisitor(), app.openVisitor()]);
  const { page } = visitor;
  await openProduct(app, visitor);
  await byAction(visitor).click();
  await expect(count(visitor)).toHaveText('Cart: 1');

  await page.goto(`${app.url}/account`, { waitUntil: 'networkidle' });
  await page.getByLabel('Email').fill('iris@demo.example');
  await page.getByLabel('Password').fill('not her password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'not signed in' })).toBeVisible();
  await page.getByLabel('Email').fill('iris@demo.example');
  await page.getByLabel('Password').fill('iris-sings-alto');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading')).toHaveText('Hello, Iris');
  await expect(count(visitor)).toHaveText('Cart: 1');
  expect(page.url()).toBe(`${app.url}/account`);
  await other.page.goto(`${app.url}/account`);
  await expect(other.page.getByLabel('Email')).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(count(visitor)).toHaveText('Cart: 0');
  await page.goto(`${app.url}/account`);
  await expect(page.getByLabel('Email')).toBeVisible();
  expect([...visitor.problems, ...other.problems]).toEqual([]);
}

/** The platform ends the session of a member, who is led to the sign-in, and stays a visitor. */
export async function loseSession(app: Application): Promise<void> {
  const { page } = await app.openVisitor();
  await page.goto(`${app.url}/account`, { waitUntil: 'networkidle' });
  await page.getByLabel('Email').fill('iris@demo.example');
  await page.getByLabel('Password').fill('iris-sings-alto');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading')).toHaveText('Hello, Iris');
  const filter = { 'profile.nickname': 'Iris' };
  const found = await callAsMerchant(app, 'POST', '/members/v1/members/query', { query: { filter } });
  const [iris] = (found as { members: { id: string }[] }).members;
  await callAsMerchant(app, 'POST', `/members/v1/members/${iris?.id}/block`);
  for (const path of ['/account', PRODUCT.path, '/account']) await page.goto(app.url + path);
  await expect(page.getByLabel('Email')).toBeVisible();
  await callAsMerchant(app, 'POST', `/members/v1/members/${iris?.id}/approve`);
}

/** The route that forwards accepts no changes from other sites. */
export async function refuseOtherSites(app: Application): Promise<void> {
  app.platformCalls();
  const headers = { origin: 'https://evil.example', 'content-type': 'application/json' };
  const response = await fetch(`${app.url}/api/shop${CART}/add-line-items`, { method: 'POST', headers, body: '{}' });
  expect([response.status, app.platformCalls()]).toEqual([403, []]);
}

/**
 * The server sends the page up to a marker before a slow response of the platform arrives, and the rest in the same
 * response.
 */
export async function stream(app: Application, marker = 'Loading products'): Promise<void> {
  const gate = app.pause('/products/search');
  // React Router sends complete pages to bots, and Node's own user agent counts as one.
  const response = await fetch(app.url, { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140' } });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let html = '';
  while (!html.includes(marker)) html += (await reader.read()).value ?? '';
  expect(html).toContain('Our store');
  expect(html).not.toContain('/products/');
  gate.open();
  for (let part = await reader.read(); !part.done; part = await reader.read()) html += part.value;
  expect(html).toContain('href="/products/');
}
