import type { Page } from '@playwright/test';
import { loseResponse } from './requests.js';
import { expect, test, waitForHydration } from './shop.js';

const iris = { email: 'iris@demo.example', password: 'iris-sings-alto' };

const offline = (page: Page) => page.getByRole('alert').filter({ hasText: 'You are offline, so nothing was sent.' });

const getMain = (page: Page) => page.getByRole('main');

const signIn = (page: Page) => getMain(page).getByRole('button', { name: 'Sign in', exact: true });

test('a sign-in that is sent offline keeps what was entered, and works when online again', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await getMain(page).getByLabel('Email').fill(iris.email);
  await getMain(page).getByLabel('Password').fill(iris.password);
  await context.setOffline(true);
  await signIn(page).click();
  await expect(offline(page)).toContainText('What you entered is still here');
  await expect(getMain(page).getByLabel('Email')).toHaveValue(iris.email);
  await expect(getMain(page).getByLabel('Password')).toHaveValue(iris.password);
  await context.setOffline(false);
  await signIn(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await expect(page.getByText('What you entered is still here')).toHaveCount(0);
});

test('a registration whose response is lost keeps what was entered', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('What shall we call you?').fill('Robin');
  await page.getByLabel('Email').fill('robin@shop.example');
  await page.getByLabel('Password').fill('correct horse battery');
  await loseResponse(page, '**/register.data*');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toContainText('It may have arrived all the same.');
  await expect(page.getByLabel('Email')).toHaveValue('robin@shop.example');
  await expect(page.getByLabel('Password')).toHaveValue('correct horse battery');
  await getMain(page)
    .getByRole('link', { name: /Sign in/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('What you entered is still here')).toHaveCount(0);
});

test('an address and a profile that are sent offline stay in their forms, and are saved when online again', async ({
  page,
  context,
}) => {
  await page.goto('/login?to=/account');
  await getMain(page).getByLabel('Email').fill(iris.email);
  await getMain(page).getByLabel('Password').fill(iris.password);
  await signIn(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  // A form that the browser sends itself while it is offline leads to the browser's own page.
  await waitForHydration(page);
  const book = page.getByRole('region', { name: 'Your addresses' });
  await book.getByRole('link', { name: 'Add an address' }).click();
  const form = book.getByRole('form', { name: 'New address' });
  await form.getByLabel('Country').selectOption('DE');
  await form.getByLabel('Street and house number').fill('Kastanienallee 4');
  await form.getByLabel('City').fill('Berlin');
  await page.getByLabel('Nickname').fill('Iris the First');

  // The refused attempt and its errors stay, too.
  await form.getByRole('button', { name: 'Save the address' }).click();
  await expect(form.getByText('Please enter the postal code.')).toBeVisible();
  await form.getByLabel('Postal code').fill('10435');
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Save the address' }).click();
  await expect(offline(page)).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(offline(page)).toBeVisible();
  await expect(page.getByLabel('Nickname')).toHaveValue('Iris the First');
  await expect(form.getByLabel('Postal code')).toHaveValue('10435');

  await context.setOffline(false);
  await form.getByRole('button', { name: 'Save the address' }).click();
  await expect(book.getByRole('listitem')).toHaveText([/12 Pike Street/, /Kastanienallee 4.*Berlin, 10435/]);
  await expect(offline(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Hello, Iris the First')).toBeVisible();
});
