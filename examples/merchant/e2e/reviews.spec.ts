import { expectAccessible } from '../../storefront/e2e/axe.js';
import { expect, test } from '../../storefront/e2e/shop.js';
import { openMerchantPage } from './merchant.js';

test.use({ javaScriptEnabled: false });

interface Review {
  content: { body?: string };
  status: string;
  reply?: { message: string };
}

test('the merchant publishes, responds to and hides a review', async ({ page, shop }) => {
  await shop.setReviews({ moderation: true });
  const entityId = await shop.catalog.getId('quiet-teapot');
  await shop.merchant('POST', '/reviews/v1/reviews', {
    review: {
      namespace: 'stores',
      entityId,
      author: { contactId: 'contact-1', authorName: 'Noor' },
      content: { rating: 4, title: 'Pours well', body: 'No drips so far.' },
    },
  });
  const find = async () =>
    (await shop.data<Review>('reviews')).find(({ content }) => content.body === 'No drips so far.');

  await openMerchantPage(page, '/reviews?status=IN_MODERATION');
  const row = page.getByRole('row').filter({ hasText: 'No drips so far.' });
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row).toContainText('Quiet Teapot');
  await expect(row).toContainText('Waiting for approval');
  await expectAccessible(page);
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
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByText('The reply was removed.')).toBeVisible();
  expect(await find()).not.toHaveProperty('reply');

  await row.getByRole('button', { name: 'Hide the review of Noor' }).click();
  await expect(row).toContainText('Hidden');
  expect(await find()).toMatchObject({ status: 'REJECTED' });
});
