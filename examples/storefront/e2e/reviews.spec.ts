import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.js';
import { signIn } from './member.js';
import { choose, expect, type Shop, test } from './shop.js';

const getReviews = (page: Page) => page.getByRole('region', { name: 'What others say' });

/** Creates reviews of a product by different authors. */
async function review(shop: Shop, slug: string, count: number): Promise<void> {
  const entityId = await shop.catalog.getId(slug);
  const reviews = Array.from({ length: count }, (_, index) => ({
    namespace: 'stores',
    entityId,
    author: { contactId: `contact-${index}`, authorName: `Author ${index + 1}` },
    content: { rating: 4, body: `Text ${index + 1}` },
  }));
  await shop.merchant('POST', '/reviews/v1/bulk/reviews/create', { reviews });
}

/** Fills in the form for a review, and sends it. */
async function write(page: Page, rating: string, text: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: rating }).check();
  await main.getByLabel('Your review').fill(text);
  await main.getByRole('button', { name: 'Publish the review' }).click();
}

test('a product shows its rating, its reviews and the replies, and search engines read the same', async ({ page }) => {
  await page.goto('/products/first-light-mug?Color=Ink');
  const rating = page.getByRole('link', { name: /of 5 stars 7 reviews$/ });
  await rating.click();
  const reviews = getReviews(page);
  await expect(reviews.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(reviews.getByText('7 reviews', { exact: true })).toBeVisible();
  await expect(reviews.getByRole('article')).toHaveCount(5);
  await expect(reviews.getByText('Our reply').first()).toBeVisible();
  const json = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(json ?? '')).toMatchObject({
    '@type': 'Product',
    aggregateRating: { '@type': 'AggregateRating', reviewCount: 7, ratingValue: expect.any(Number) as unknown },
    review: Array.from({ length: 5 }, () => expect.objectContaining({ '@type': 'Review' }) as unknown),
  });
  await expectAccessible(page);

  await page.goto('/products/quiet-teapot');
  await expect(getReviews(page)).toContainText('Nobody has reviewed this yet.');
  expect(await page.locator('script[type="application/ld+json"]').first().textContent()).not.toContain(
    'aggregateRating',
  );
});

test('the markup of reviews is not in the data of the page, and stays after a choice', async ({ page }) => {
  await page.goto('/products/first-light-mug');
  const article = getReviews(page).getByRole('article').first();
  const text = (await article.locator('p').last().textContent()) ?? '';
  expect(text.length).toBeGreaterThan(10);
  expect(await page.locator('#catalog-page').textContent()).not.toContain(text.slice(0, 30));
  await choose(page, /^Ink/);
  await expect(page).toHaveURL(/Color=Ink/);
  await expect(article).toContainText(text.slice(0, 30));
});

test('a product stays complete when its reviews cannot be read', async ({ page, shop }) => {
  await shop.data('orders');
  await shop.fail({ path: '/reviews/*', status: 404, times: 1000 });
  expect((await page.goto('/products/first-light-mug'))?.status()).toBe(200);
  await expect(page.getByRole('button', { name: 'Add to bag' })).toBeVisible();
  await expect(getReviews(page)).toHaveCount(0);
});

test('a member writes a review, which is published at once', async ({ page, shop }) => {
  await signIn(page, shop);
  await page.goto('/products/quiet-teapot');
  await getReviews(page).getByRole('link', { name: 'Write a review' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Review Quiet Teapot' })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Publish the review' }).click();
  await expect(main.getByRole('radiogroup', { name: 'Your rating' })).toContainText('Please choose a number of stars.');
  await expect(main.getByRole('radio').first()).toBeFocused();
  await expect(main.getByLabel('Shown name')).toHaveValue('Robin');
  await expectAccessible(page);
  await write(page, '4 of 5 stars', 'Pours without drips.');
  await expect(main.getByText('Your review is published.')).toBeVisible();
  await expectAccessible(page);
  expect(await shop.data('reviews')).toContainEqual(
    expect.objectContaining({ authorName: 'Robin', content: { rating: 4, body: 'Pours without drips.', media: [] } }),
  );

  await main.getByRole('link', { name: 'Back to the product' }).click();
  await expect(page).toHaveURL(/\/products\/quiet-teapot#reviews$/);
  await page.goto('/products/quiet-teapot/review');
  await write(page, '5 of 5 stars', 'Once more.');
  await expect(main.getByRole('alert')).toContainText('You have reviewed this already.');
  await expect(main.getByLabel('Your review')).toHaveValue('Once more.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('more reviews are shown below those before, and the choice of the URL stays', async ({ page, shop }) => {
    await review(shop, 'first-light-mug', 7);
    await page.goto('/products/first-light-mug?Color=Ink');
    const reviews = getReviews(page);
    const articles = reviews.getByRole('article');
    await expect(articles).toHaveCount(5);
    const first = await articles.allTextContents();
    await reviews.getByRole('link', { name: 'More reviews' }).click();
    await expect(page).toHaveURL('/products/first-light-mug?Color=Ink&reviews=2#review-6');
    await expect(articles).toHaveCount(10);
    expect((await articles.allTextContents()).slice(0, 5)).toEqual(first);
    await reviews.getByRole('link', { name: 'More reviews' }).click();
    await expect(articles).toHaveCount(14);
    expect(new Set(await articles.allTextContents()).size).toBe(14);
    await expect(reviews.getByRole('link', { name: 'More reviews' })).toHaveCount(0);
  });

  test('a visitor signs in to write a review, which awaits the approval of the merchant', async ({ page, shop }) => {
    const robin = { email: 'robin@shop.example', password: 'correct horse battery', nickname: 'Robin' };
    await shop.setReviews({ moderation: true });
    await shop.join(robin);
    await page.goto('/products/quiet-teapot');
    await getReviews(page).getByRole('link', { name: 'Write a review' }).click();
    const main = page.getByRole('main');
    await expect(main).toContainText('Sign in to write a review.');
    await main.getByLabel('Email').fill(robin.email);
    await main.getByLabel('Password').fill(robin.password);
    await main.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Review Quiet Teapot' })).toBeVisible();
    await main.getByLabel('Your review').fill('Good.');
    await main.getByRole('button', { name: 'Publish the review' }).click();
    await expect(main).toContainText('Please choose a number of stars.');
    await expect(main.getByLabel('Your review')).toHaveValue('Good.');
    await write(page, '5 of 5 stars', 'Very good.');
    await expect(main).toContainText('yours awaits our approval');
    await page.goto('/products/quiet-teapot?seen=1');
    await expect(getReviews(page)).toContainText('Nobody has reviewed this yet.');

    const [{ id = '' } = {}] = (await shop.data<{ id: string; status: string }>('reviews')).filter(
      ({ status }) => status === 'IN_MODERATION',
    );
    await shop.merchant('PATCH', `/reviews/v1/reviews/${id}/moderate`, { status: 'APPROVED' });
    await page.goto('/products/quiet-teapot?seen=2');
    await expect(getReviews(page).getByRole('article')).toContainText('Very good.');
  });

  test('a shop that accepts reviews of buyers only refuses others, in German', async ({ page, shop }) => {
    const robin = { email: 'robin@shop.example', password: 'correct horse battery', nickname: 'Robin' };
    await shop.setReviews({ authors: 'BUYERS' });
    await shop.join(robin);
    await page.goto('/de/products/quiet-teapot/review');
    const main = page.getByRole('main');
    await main.getByLabel('E-Mail').fill(robin.email);
    await main.getByLabel('Passwort').fill(robin.password);
    await main.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await main.getByRole('radio', { name: '3 von 5 Sternen' }).check();
    await main.getByRole('button', { name: 'Bewertung veröffentlichen' }).click();
    await expect(main.getByRole('alert')).toContainText('Bewerten können nur Kunden, die das gekauft haben.');
  });
});
