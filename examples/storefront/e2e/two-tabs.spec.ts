import type { BrowserContext, Page } from '@playwright/test';
import fc from 'fast-check';
import { addToBag, getBag, expect, fillInCheckout, openCheckout, test, type Shop } from './shop.js';

const robin = { email: 'robin@shop.example', password: 'correct horse battery', nickname: 'Robin' };

const slugs = ['quiet-teapot', 'espresso-pair'];

const getQuantityFields = (page: Page) => getBag(page).getByRole('textbox', { name: /^Quantity of/ });

/** Waits until the tab shows its bag without pending changes. */
const atRest = async (page: Page): Promise<void> => {
  await expect(page.locator('dl[aria-busy=true]')).toHaveCount(0);
};

async function signIn(page: Page): Promise<void> {
  await page.goto('/account');
  const main = page.getByRole('main');
  const account = page.getByRole('heading', { level: 1, name: 'Your account' });
  await expect(account.or(page.getByRole('heading', { level: 1, name: 'Sign in' }))).toBeVisible();
  if (await account.isVisible()) return;
  await main.getByLabel('Email').fill(robin.email);
  await main.getByLabel('Password').fill(robin.password);
  await main.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(account).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/account');
  const button = page.getByRole('main').getByRole('button', { name: 'Sign out' });
  await expect(button.or(page.getByRole('heading', { level: 1, name: 'Sign in' }))).toBeVisible();
  if (await button.isVisible()) await button.click();
  await expect(button).toBeHidden();
}

/** Changes the quantity of the first line, or removes it. Adds a product to an empty bag. */
async function changeLine(page: Page, button: RegExp): Promise<void> {
  if (!(await getBag(page).isVisible())) await page.goto('/bag');
  const change = getBag(page).getByRole('button', { name: button, disabled: false }).first();
  // The other tab may remove the line meanwhile.
  if (await change.isVisible()) await change.click({ timeout: 5_000 }).catch(() => undefined);
  else await addToBag(page, slugs[0]!);
}

const actions: Record<string, (page: Page) => Promise<void>> = {
  increase: (page) => changeLine(page, /^Increase/),
  decrease: (page) => changeLine(page, /^Decrease/),
  remove: (page) => changeLine(page, /^Remove/),
  'add a teapot': (page) => addToBag(page, slugs[0]!),
  'add a pair': (page) => addToBag(page, slugs[1]!),
  'sign in': signIn,
  'sign out': signOut,
  rest: () => Promise.resolve(),
};

/** Changes of the bag at the same time in both tabs, or of the session in one. */
const round = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(fc.constantFrom('increase', 'decrease', 'rest'), fc.constantFrom('increase', 'remove')),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom('increase', 'decrease'), fc.constantFrom('add a teapot', 'add a pair')),
  },
  { weight: 1, arbitrary: fc.tuple(fc.constant('rest'), fc.constantFrom('sign in', 'sign out')) },
);

/** Quantities of the platform's cart of this browser. */
async function readCart(context: BrowserContext, shop: Shop): Promise<number[]> {
  const response = await context.request.get(`${shop.storeUrl}/api/shop/ecom/v2/carts/current`);
  if (response.status() === 404) return [];
  const { cart } = (await response.json()) as {
    cart?: { lineItems?: { quantityInfo: { confirmedQuantity: number } }[] };
  };
  return cart?.lineItems?.map(({ quantityInfo }) => quantityInfo.confirmedQuantity) ?? [];
}

test('two tabs with random changes, sign-ins and sign-outs show the same bag at rest', async ({
  page,
  shop,
  context,
}) => {
  test.setTimeout(900_000);
  await shop.join(robin);
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto('/bag');
  for (const [index, [first, second]] of fc.sample(round, { numRuns: 50, seed: 7 }).entries()) {
    const tabs = index % 2 === 0 ? [page, other] : [other, page];
    await test.step(`${index + 1}: ${first}, ${second}`, async () => {
      await Promise.all([actions[first]!(tabs[0]!), actions[second]!(tabs[1]!)]);
      await expect(async () => {
        for (const tab of tabs) await atRest(tab);
        const quantities = await readCart(context, shop);
        const count = quantities.reduce((sum, quantity) => sum + quantity, 0);
        const name = count === 0 ? 'Bag, empty' : `Bag, ${count} ${count === 1 ? 'item' : 'items'}`;
        for (const tab of tabs) {
          await expect(tab.getByRole('button', { name, includeHidden: true })).toHaveCount(1, { timeout: 1 });
          if (!(await getBag(tab).isVisible())) continue;
          const shown = await getQuantityFields(tab).evaluateAll((fields: HTMLInputElement[]) =>
            fields.map(({ value }) => Number(value)),
          );
          expect(shown).toEqual(quantities);
        }
      }).toPass({ intervals: [20] });
    });
  }
});

for (const [name, withoutFeature] of [
  ['BroadcastChannel and Web Locks', () => undefined],
  ['events of local storage', () => Reflect.deleteProperty(globalThis, 'BroadcastChannel')],
] as const) {
  test(`two tabs that press "+" and "−" at the same time lose no press, with ${name}`, async ({
    page,
    context,
    shop,
  }) => {
    await context.addInitScript(withoutFeature);
    await addToBag(page, slugs[1]!);
    const other = await context.newPage();
    for (const tab of [page, other]) await tab.goto('/bag');
    for (const tab of [page, other]) await expect(getQuantityFields(tab)).toHaveValue('1');
    const press = (tab: Page, button: RegExp) => getBag(tab).getByRole('button', { name: button }).click();
    for (let round = 1; round <= 5; round++) {
      await Promise.all([
        press(page, /^Increase/).then(() => press(page, /^Increase/)),
        press(other, /^Increase/)
          .then(() => press(other, /^Decrease/))
          .then(() => press(other, /^Increase/)),
      ]);
      const quantity = 1 + 3 * round;
      for (const tab of [page, other]) await expect(getQuantityFields(tab)).toHaveValue(String(quantity));
      for (const tab of [page, other]) await atRest(tab);
      expect(await readCart(context, shop)).toEqual([quantity]);
    }
  });
}

test('two tabs with the checkout page show what was typed last in either, and save it once', async ({
  page,
  context,
}) => {
  await addToBag(page, 'quiet-teapot');
  await openCheckout(page);
  await fillInCheckout(page);
  const other = await context.newPage();
  await other.goto('/checkout');
  const main = page.getByRole('main');
  const otherMain = other.getByRole('main');
  await expect(otherMain.getByLabel('First name')).toHaveValue('Robin');
  const saved: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'PATCH') saved.push(request.postData() ?? '');
  });
  await otherMain.getByLabel('First name').fill('Rowan');
  await expect(main.getByLabel('First name')).toHaveValue('Rowan');
  await main.getByLabel('Last name').fill('Ash');
  await expect(otherMain.getByLabel('Last name')).toHaveValue('Ash');
  await main.getByLabel('First name').fill('Robin');
  await expect(otherMain.getByLabel('First name')).toHaveValue('Robin');
  await otherMain.getByLabel('City').fill('Salem');
  await expect(main.getByLabel('City')).toHaveValue('Salem');
  await expect(main.getByLabel('First name')).toHaveValue('Robin');
  expect(saved).toHaveLength(4);
});
