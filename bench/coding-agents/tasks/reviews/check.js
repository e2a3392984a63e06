import { control } from '../../lib/control.js';
import { expect } from '../../lib/expect.js';

/** @param {import('@playwright/test').Page} page */
const getReviews = (page) => page.getByRole('list', { name: 'Reviews' }).getByRole('listitem');

/** @param {import('@playwright/test').Page} page @param {string} text */
async function send(page, text, rating = '1 star') {
  await page.getByRole('radio', { name: rating }).check({ force: true });
  await page.getByRole('textbox', { name: 'Your name' }).fill('Robin');
  await page.getByRole('textbox', { name: 'Your review' }).fill(text);
  await page.getByRole('button', { name: 'Send review' }).click();
}

/** @type {import('../../lib/tasks.js').Task['steps']} */
export const steps = {
  async 'the average and the newest reviews are shown'({ page }) {
    await page.goto('/products/first-light-mug');
    await expect(page.getByRole('main')).toContainText('4.4 of 5 stars, 7 reviews');
    await expect(getReviews(page)).toHaveCount(5);
    await expect(getReviews(page).first()).toContainText('A good gift');
    await expect(getReviews(page).first()).toContainText('5 of 5');
  },
  async 'more reviews are shown'({ page }) {
    await page.getByRole('button', { name: 'More reviews' }).click();
    await expect(getReviews(page)).toHaveCount(7);
    await expect(page.getByRole('button', { name: 'More reviews' })).toHaveCount(0);
  },
  async 'a review needs a rating'({ page }) {
    await page.getByRole('textbox', { name: 'Your review' }).fill('Without stars');
    await page.getByRole('button', { name: 'Send review' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(getReviews(page)).toHaveCount(7);
  },
  async 'a review is published, as text'({ page }) {
    await send(page, 'Too <b>small</b> for me');
    await expect(page.getByRole('status').filter({ hasText: 'Thank you!' })).toBeVisible();
    await expect(getReviews(page).first()).toContainText('Too <b>small</b> for me');
    await expect(getReviews(page).first()).toContainText('Robin');
    await expect(getReviews(page).first()).toContainText('1 of 5');
    await expect(page.getByRole('main')).toContainText('4.0 of 5 stars, 8 reviews');
  },
  async 'a second review of the same shopper is refused'({ page }) {
    await page.reload();
    await send(page, 'Once more', '5 stars');
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(getReviews(page).filter({ hasText: 'Once more' })).toHaveCount(0);
  },
  async 'a product without reviews says so'({ page }) {
    await page.goto('/products/quiet-teapot');
    await expect(page.getByRole('main')).toContainText('No reviews yet.');
  },
  async 'a moderated review is not shown'({ page, emulator }) {
    await control(emulator, 'POST', 'reviews', { moderation: true });
    await send(page, 'Pours well', '5 stars');
    await expect(page.getByRole('status').filter({ hasText: 'awaits approval' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('No reviews yet.');
    await expect(getReviews(page)).toHaveCount(0);
  },
};
