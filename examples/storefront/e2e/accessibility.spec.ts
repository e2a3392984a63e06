import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.js';
import { tabTo } from './keyboard.js';
import { expectNoOverflow } from './layout.js';
import {
  addToBag,
  getBag,
  expect,
  fillInAddress,
  fillInCheckout,
  goodCard,
  openCheckout,
  pay,
  payOnline,
  openBagPage,
  test,
} from './shop.js';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing, ${colorScheme}:`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    const pages = {
      home: ['/', /Things worth keeping/],
      collection: ['/collections/apparel', 'Apparel'],
      'empty listing': ['/collections/apparel?max=1', 'Apparel'],
      product: ['/products/everyday-tee?Color=Ink', 'Everyday Tee'],
      'product with texts': ['/products/alder-finch-gift-card', 'Alder & Finch Gift Card'],
      search: ['/search?q=mug', /Looking for mug/],
      shipping: ['/shipping', 'Shipping'],
      demo: ['/demo', 'Demo help'],
      wishlist: ['/wishlist', 'Wishlist'],
      'German home': ['/de', /Dinge, die bleiben/],
      'German product': ['/de/products/everyday-tee?Color=Ink', 'Everyday Tee'],
      'not found': ['/no/such/page', 'We cannot find this page'],
      'sign in': ['/login', 'Sign in'],
      register: ['/register', 'Create an account'],
      'no code': ['/verify', 'Enter your code'],
      'forgotten password': ['/forgot-password', 'A new password'],
      'failed callback': ['/login/callback?error=access_denied&state=none', 'Sign in'],
    } as const;
    const sample = ['home', 'collection', 'product', 'sign in'];
    for (const [name, [path, heading]] of Object.entries(pages)) {
      test(name, { tag: colorScheme === 'light' && sample.includes(name) ? '@sample' : [] }, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
        await expectNoViolations(page);
      });
    }

    test('bag, checkout and thank-you', async ({ page }) => {
      await addToBag(page, 'quiet-teapot');
      await expect(getBag(page).locator('dl[aria-busy=false]')).toBeVisible();
      await expectNoViolations(page);
      await openBagPage(page);
      await getBag(page).getByLabel('Ship to').selectOption('Germany');
      await expect(getBag(page).getByRole('radio', { name: /Standard/ })).toBeChecked();
      await getBag(page).getByLabel('Coupon code').fill('NOPE');
      await getBag(page).getByRole('button', { name: 'Apply' }).click();
      await expect(getBag(page).getByText('There is no coupon')).toBeVisible();
      await expectNoViolations(page);
      await openCheckout(page);
      await page.getByRole('button', { name: /^Pay/ }).click();
      await expect(page.getByText('Please enter your first name.')).toBeVisible();
      await expectNoViolations(page);
      await fillInCheckout(page);
      await expectNoViolations(page);
      await payOnline(page);
      await expectNoViolations(page);
      await fillInAddress(page);
      await expectNoViolations(page);
      await pay(page, goodCard);
      await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
      await expectNoViolations(page);
    });

    test('sign-in with errors, the code and the account', async ({ page, shop }) => {
      await shop.settle({ requireEmailVerification: true });
      await page.goto('/login');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByText('Please enter your password.')).toBeVisible();
      await expectNoViolations(page);
      await page.getByLabel('Email').fill('nobody@shop.example');
      await page.getByLabel('Password').fill('a guess');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectNoViolations(page);
      await page.goto('/register');
      await page.getByLabel('Email').fill('robin@shop.example');
      await page.getByLabel('Password').fill('correct horse battery');
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByLabel('Code')).toBeVisible();
      await expectNoViolations(page);
      await page.getByLabel('Code').fill((await shop.mailTo('robin@shop.example')).code ?? '');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByLabel('Email')).toHaveValue('robin@shop.example');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Saved.').last()).toBeVisible();
      await expectNoViolations(page);
    });

    test('menus and searches', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/collections/apparel');
      await page.getByRole('link', { name: 'Filter' }).click();
      await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Browse' })).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('combobox', { name: 'Search for' }).fill('mug');
      await expect(page.getByRole('option', { name: /First Light Mug/ })).toBeVisible();
      await expectNoViolations(page);
    });
  });
}

/** Goes through the choices that begin with a letter. A longer text could be typed too slowly to be one search. */
async function selectByKey(page: Page, label: string, key: string, value: string): Promise<void> {
  const field = page.getByLabel(label);
  await field.focus();
  while ((await field.inputValue()) !== value) await page.keyboard.press(key);
}

test('the store is operable by keyboard up to the checkout page', async ({ page, shop }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Apparel' }).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await tabTo(page, 'link', 'Apparel');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Apparel' })).toBeVisible();
  await tabTo(page, 'link', 'Harbor Stripe Tee');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Harbor Stripe Tee' })).toBeVisible();

  const small = page.getByRole('radio', { name: 'XS', exact: true });
  await tabTo(page, 'radio', 'XS');
  await page.keyboard.press('Space');
  await expect(small).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'S, sold out' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Sold out' })).toBeDisabled();
  await page.keyboard.press('ArrowRight');
  await tabTo(page, 'button', 'Add to bag');
  await page.keyboard.press('Enter');

  const bag = getBag(page);
  await expect(bag).toBeVisible();
  await expect(bag.getByText('Size: M')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Add to bag' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(bag.getByRole('textbox', { name: 'Quantity of Harbor Stripe Tee' })).toHaveValue('2');
  await tabTo(page, 'button', 'Check out');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Check out' })).toBeVisible();
  for (const [label, text] of [
    ...[['Email', 'robin@example.com'] as const, ['First name', 'Robin'] as const, ['Last name', 'Alder'] as const],
    ...[['Street and house number', '12 Finch Street'] as const, ['Postal code', '97209'] as const],
    ['City', 'Portland'] as const,
  ]) {
    if (label.startsWith('Street')) {
      await selectByKey(page, 'Country', 'U', 'US');
      await selectByKey(page, 'Region', 'O', 'US-OR');
    }
    await tabTo(page, 'textbox', label);
    await page.keyboard.type(text);
  }
  await expect(page.getByRole('radio', { name: /^Standard/ })).toBeChecked();
  await tabTo(page, 'button', /^Pay \$/);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${shop.emulatorUrl}/**`);
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
});

test('pages do not scroll horizontally at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    '/',
    '/collections/kitchen-table',
    '/products/overnight-duffel',
    '/search?q=tee',
    '/no/such/page',
    '/login',
    '/register',
    '/forgot-password',
    '/checkout',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    await expectNoOverflow(page);
  }
});
