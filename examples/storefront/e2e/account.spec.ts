import type { Page } from '@playwright/test';
import { addToBag, getBag, expect, test } from './shop.js';

const robin = { email: 'robin@shop.example', password: 'correct horse battery', nickname: 'Robin' };

const getMain = (page: Page) => page.getByRole('main');
const account = (page: Page) => page.getByRole('link', { name: 'Your account, Robin' });

/** Fills in and submits the sign-in form of the store or of the hosted page. */
async function signIn(page: Page, password = robin.password): Promise<void> {
  await getMain(page).getByLabel('Email').fill(robin.email);
  await getMain(page).getByLabel('Password').fill(password);
  await getMain(page)
    .getByRole('button', { name: /^(Log|Sign) in$/ })
    .click();
}

/** Signs out through the platform's logout page, which redirects to the home page. */
const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/$/);
};

test(
  'a visitor registers, verifies the email address, keeps the bag, edits the profile and signs out',
  { tag: '@sample' },
  async ({ page, shop }) => {
    await shop.settle({ requireEmailVerification: true });
    await addToBag(page, 'quiet-teapot');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: 'Create an account' }).click();

    await test.step('register', async () => {
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByLabel('Email')).toBeFocused();
      await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Please enter an email address/);
      await page.getByLabel('What shall we call you?').fill(robin.nickname);
      await page.getByLabel('Email').fill(robin.email);
      await page.getByLabel('Password').fill(robin.password);
      await page.getByRole('button', { name: 'Create account' }).click();
    });

    await test.step('enter the code', async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible();
      const { code = '' } = await shop.mailTo(robin.email);
      await page.getByLabel('Code').fill(code === '000000' ? '111111' : '000000');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/The code is wrong or has expired/);
      await page.getByRole('button', { name: 'Send another code' }).click();
      await expect(page.getByText('Another code is on its way. The one before')).toBeVisible();
      await page.getByLabel('Code').fill((await shop.mailTo(robin.email)).code ?? '');
      await page.getByRole('button', { name: 'Continue' }).click();
    });

    await test.step('be signed in, with the bag', async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
      await expect(account(page)).toBeVisible();
      await page.getByRole('button', { name: 'Bag, 1 item' }).click();
      await expect(getBag(page).getByRole('link', { name: 'Quiet Teapot' })).toBeVisible();
      await page.keyboard.press('Escape');
    });

    await test.step('change the account', async () => {
      await expect(page.getByLabel('Email')).toHaveValue(robin.email);
      await page.getByLabel('First name').fill('Robin');
      await page.getByLabel('Last name').fill('Alder');
      await page.getByLabel('Nickname').fill('Rob');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Saved.').first()).toBeVisible();
      await page.reload();
      await expect(page.getByRole('link', { name: 'Your account, Rob' })).toBeVisible();
      await expect(page.getByLabel('Last name')).toHaveValue('Alder');
    });

    await signOut(page);
    await expect(page.getByRole('button', { name: 'Bag, empty' })).toBeVisible();
    await page.goto('/account');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(page.getByText('Sign in to see your account')).toBeVisible();
  },
);

test('a wrong password shows the same message as an unknown address, and the right one signs in', async ({
  page,
  shop,
}) => {
  await shop.join(robin);
  await page.goto('/login?to=/search%3Fq%3Dmug');
  await signIn(page, 'a guess');
  await expect(page.getByRole('alert')).toContainText('The email address or the password is not right');
  await expect(page.getByLabel('Email')).toHaveValue(robin.email);
  await signIn(page);
  await expect(page).toHaveURL(/\/search\?q=mug$/);
  await expect(account(page)).toBeVisible();
});

test('the platform’s page signs in, and canceling there keeps the bag', async ({ page, shop }) => {
  await shop.join(robin);
  await addToBag(page, 'quiet-teapot');
  await page.goto('/login?to=/search%3Fq%3Dmug');
  const hosted = page.getByRole('button', { name: 'Sign in on our secure page' });
  await hosted.click();
  await page.waitForURL(`${shop.emulatorUrl}/hosted/login/**`);
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(page.getByText('Not signed in. You left the login page')).toBeVisible();
  expect(page.url()).not.toMatch(/state=|code=|error=/);

  await page.goto('/login?to=/search%3Fq%3Dmug');
  await hosted.click();
  await page.waitForURL(`${shop.emulatorUrl}/hosted/login/**`);
  await signIn(page);
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/search\?q=mug$/);
  await expect(account(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bag, 1 item' })).toBeVisible();

  await page.goto('/login/callback?code=stolen&state=unknown');
  await expect(account(page)).toBeVisible();
  expect(page.url()).not.toContain('stolen');
});

test('a forgotten password is reset by email', async ({ page, shop }) => {
  await shop.join(robin);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A new password' })).toBeVisible();
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
  await signIn(page);
  await expect(page.getByRole('alert')).toContainText('is not right');
  await signIn(page, 'another password');
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
});

test('shows a blocked member that the account is blocked, not a connection error', async ({ page }) => {
  await page.goto('/login');
  await getMain(page).getByLabel('Email').fill('vera@demo.example');
  await getMain(page).getByLabel('Password').fill('vera-skips-beats');
  await getMain(page).getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('You cannot sign in here with this account.');
  await expect(page.getByRole('alert')).not.toContainText('could not reach');
});

test('the verification page survives a reload, and a new sign-in sends another code', async ({ page, shop }) => {
  await shop.settle({ requireEmailVerification: true });
  await page.goto('/register');
  await page.getByLabel('Email').fill(robin.email);
  await page.getByLabel('Password').fill(robin.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Code')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Code')).toBeVisible();
  await getMain(page).getByRole('link', { name: 'Back to sign in' }).click();
  await signIn(page);
  await expect(page.getByLabel('Code')).toBeVisible();
  await page.getByLabel('Code').fill((await shop.mailTo(robin.email)).code ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
});

test('each sign-in state shows the next step', async ({ page, shop }) => {
  await shop.settle({ requireOwnerApproval: true });
  await page.goto('/register');
  await page.getByLabel('Email').fill(robin.email);
  await page.getByLabel('Password').fill(robin.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Sign in again once we have written to you')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in', exact: true }).last().click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
  await page.getByLabel('Email').fill(robin.email);
  await page.getByLabel('Password').fill(robin.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toContainText('There is an account with this email address');

  await shop.settle({ requireCaptcha: true });
  await page.goto('/login');
  await signIn(page);
  await expect(page.getByText('its own page checks that', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Go on there' }).click();
  await page.waitForURL(`${shop.emulatorUrl}/hosted/login/**`);

  await page.goto('/verify');
  await expect(page.getByText('No sign-in in this browser needs a code.')).toBeVisible();
});

test('signing out in one tab signs out in the others', async ({ page, shop, context }) => {
  await shop.join(robin);
  await page.goto('/login');
  await signIn(page);
  await expect(account(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/account');
  await expect(other.getByLabel('Email')).toHaveValue(robin.email);
  await signOut(page);
  await expect(other.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(other.locator('body')).not.toContainText(robin.email);
});

test('a member is never shown as a visitor, nor a visitor as a member', async ({ page, shop }) => {
  await shop.join(robin);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const link = document.querySelector(
        'header a[aria-label="Sign in"], header a[href="/account"]:not([aria-label])',
      );
      const name = link?.getAttribute('aria-label') ?? link?.firstElementChild?.textContent;
      if (name && seen.at(-1) !== name) seen.push(name);
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  await page.goto('/login');
  await expect(page.getByRole('link', { name: 'Sign in', exact: true }).first()).toBeVisible();
  expect(await seen()).toEqual(['Sign in']);
  await signIn(page);
  await expect(account(page)).toBeVisible();
  await page.reload();
  await expect(account(page)).toBeVisible();
  expect(await seen()).toEqual(['Your account, Robin']);
});
