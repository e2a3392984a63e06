import type { Page } from '@playwright/test';
import { addToBag, getBag, expect, test } from './shop.js';

const robin = { email: 'robin@shop.example', password: 'correct horse battery', nickname: 'Robin' };

const signIn = async (page: Page): Promise<void> => {
  await page.goto('/login');
  await page.getByRole('main').getByLabel('Email').fill(robin.email);
  await page.getByRole('main').getByLabel('Password').fill(robin.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a member signs in, changes the profile and signs out', async ({ page, shop }) => {
    await shop.join(robin);
    await page.goto('/');
    await page.getByRole('link', { name: 'Account' }).click();
    await expect(page.getByText('Sign in to see your account')).toBeVisible();
    await page.getByRole('main').getByLabel('Email').fill(robin.email);
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Please enter your password.');
    await expect(page.getByLabel('Email')).toHaveValue(robin.email);
    await page.getByLabel('Password').fill(robin.password);
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Hello, Robin')).toBeVisible();
    await page.getByLabel('Nickname').fill('Rob');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Hello, Rob.')).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/$/);
    await page.goto('/account');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  });

  test('a visitor registers and verifies the email address', async ({ page, shop }) => {
    await shop.settle({ requireEmailVerification: true });
    await page.goto('/register');
    await page.getByLabel('What shall we call you?').fill(robin.nickname);
    await page.getByLabel('Email').fill(robin.email);
    await page.getByLabel('Password').fill('short');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/6/);
    await expect(page.getByLabel('Email')).toHaveValue(robin.email);
    await page.getByLabel('Password').fill(robin.password);
    await page.getByRole('button', { name: 'Create account' }).click();

    const { code = '' } = await shop.mailTo(robin.email);
    await page.getByLabel('Code').fill(code === '000000' ? '111111' : '000000');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/The code is wrong or has expired/);
    await page.getByRole('button', { name: 'Send another code' }).click();
    await expect(page.getByText('Another code is on its way.')).toBeVisible();
    await page.getByLabel('Code').fill((await shop.mailTo(robin.email)).code ?? '');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Hello, Robin')).toBeVisible();
  });

  test('a member resets a forgotten password', async ({ page, shop }) => {
    await shop.join(robin);
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill('robin');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Please enter an email address/);
    await page.getByLabel('Email').fill(robin.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText('a mail with a link is on its way')).toBeVisible();
    await page.goto((await shop.mailTo(robin.email)).link ?? '');
    await page.getByLabel('New password').fill('another password');
    await page.getByRole('button', { name: 'Save the password' }).click();
    await expect(page.getByText('Your new password is set.')).toBeVisible();
    await page.getByRole('main').getByLabel('Email').fill(robin.email);
    await page.getByRole('main').getByLabel('Password').fill('another password');
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Hello, Robin')).toBeVisible();
  });
});

test('the first calls of a new visitor start one session, and scripts see no token', async ({
  page,
  shop,
  context,
}) => {
  const started: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/shop') started.push(request.url());
  });
  await page.goto('/products/quiet-teapot');
  await expect(page.getByRole('button', { name: 'Bag, empty' })).toBeVisible();
  expect(await context.cookies()).toHaveLength(1);
  const calls = await page.evaluate(async () => {
    const adding = () => document.querySelector<HTMLButtonElement>('main form button[type=submit]')?.click();
    adding();
    return document.cookie.includes('cartwright-session-id');
  });
  expect(calls).toBe(false);
  await expect(getBag(page)).toBeVisible();
  expect(started).toHaveLength(1);
  expect(await shop.data('carts')).toHaveLength(1);
  const visible = await page.evaluate(() => JSON.stringify([document.cookie, { ...localStorage }]));
  const { value = '' } = (await context.cookies()).find(({ name }) => name === 'cartwright-session') ?? {};
  expect(value).not.toBe('');
  expect(visible).not.toContain(value);
  expect(visible).toContain('cartwright-session-id=visitor-');
});

test('two tabs share the bag, and a sign-out in one ends the session of the other', async ({ page, shop, context }) => {
  await shop.join(robin);
  const other = await context.newPage();
  await other.goto('/products/quiet-teapot');
  await addToBag(page, 'quiet-teapot');
  await other.reload();
  await other.getByRole('button', { name: 'Bag, 1 item' }).click();
  await expect(getBag(other).getByRole('link', { name: 'Quiet Teapot' })).toBeVisible();
  await other.keyboard.press('Escape');
  await signIn(page);
  await expect(other.getByRole('link', { name: 'Your account, Robin' })).toBeVisible();
  await other.goto('/account');
  await expect(other.getByLabel('Email')).toHaveValue(robin.email);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(other.locator('body')).not.toContainText(robin.email);
});

test('an expired access token is refreshed, and the bag stays', async ({ page, shop }) => {
  await addToBag(page, 'quiet-teapot');
  await shop.pass(5);
  await page.goto('/bag');
  await expect(getBag(page).getByRole('link', { name: 'Quiet Teapot' })).toBeVisible();
  await getBag(page)
    .getByRole('button', { name: /^Increase/ })
    .click();
  await expect(getBag(page).locator('dl[aria-busy=false]')).toContainText('Total$176.00');
});

test('a shop that starts again from its seed has an empty bag, and its visitors can shop', async ({ page, shop }) => {
  await addToBag(page, 'quiet-teapot');
  await shop.restart();
  await page.goto('/bag');
  await expect(page.getByText('Your bag is empty.')).toBeVisible();
  await addToBag(page, 'quiet-teapot');
  await expect(getBag(page).getByRole('textbox', { name: 'Quantity of Quiet Teapot' })).toHaveValue('1');
  expect(await shop.data('carts')).toHaveLength(1);
});
