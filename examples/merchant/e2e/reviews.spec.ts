import { expectAccessible } from '../../storefront/e2e/axe.js';
import { expect, test, type Shop } from '../../storefront/e2e/shop.js';
import { openMerchantPage } from './merchant.js';

interface Review {
  content: { body?: string };
  status: string;
  reply?: { message: string };
}

/** Creates a review of the teapot that waits for approval. */
async function createReview(shop: Shop): Promise<void> {
  await shop.setReviews({ moderation: true });
  await shop.merchant('POST', '/reviews/v1/reviews', {
    review: {
      namespace: 'stores',
      entityId: await shop.catalog.getId('quiet-teapot'),
      author: { contactId: 'contact-1', authorName: 'Noor' },
      content: { rating: 4, title: 'Pours well', body: 'No drips so far.' },
    },
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the merchant publishes, responds to and hides a review', async ({ page, shop }) => {
    await createReview(shop);
    const find = async () =>
      (await shop.data<Review>('reviews')).find(({ content }) => content.body === 'No drips so far.');

    await openMerchantPage(page, '/reviews?status=IN_MODERATION');
    const row = page.getByRole('row').filter({ hasText: 'No drips so far.' });
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(row).toContainText('Quiet Teapot');
    await expect(row).toContainText('Waiting for approval');
    await row.getByRole('button', { name: 'Publish the review of Noor' }).click();
    await expect(page.getByText('The review was published.')).toBeVisible();
    expect(await find()).toMatchObject({ status: 'APPROVED' });

    await row.locator('summary').click();
    await row.getByRole('button', { name: 'Save the reply' }).click();
    await expect(page.getByText('Enter a reply.')).toBeVisible();
    await row.locator('summary').click();
    await row.getByLabel('Reply').fill('Thank you, Noor.');
    await row.getByRole('button', { name: 'Save the reply' }).click();
    await expect(row).toContainText('Reply: Thank you, Noor.');
    expect(await find()).toMatchObject({ reply: { message: 'Thank you, Noor.' } });
    await row.locator('summary').click();
    await row.getByRole('button', { name: 'Remove it' }).click();
    await expect(page.getByText('The reply was removed.')).toBeVisible();
    expect(await find()).not.toHaveProperty('reply');

    await row.getByRole('button', { name: 'Hide the review of Noor' }).click();
    await expect(row).toContainText('Hidden');
    expect(await find()).toMatchObject({ status: 'REJECTED' });
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing, ${colorScheme}:`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce', viewport: { width: 360, height: 800 } });

    test('reviews', async ({ page, shop }) => {
      await createReview(shop);
      await openMerchantPage(page, '/reviews');
      await expectAccessible(page);
      await page.goto('/reviews?status=IN_MODERATION');
      await page.getByRole('row').filter({ hasText: 'No drips so far.' }).locator('summary').click();
      await expectAccessible(page);
    });
  });
}
