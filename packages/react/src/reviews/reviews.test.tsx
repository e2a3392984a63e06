import { bulkCreateReview, updateModerationStatus } from '@cartwright/reviews/reviews';
import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { createMerchant } from '../testing/merchant.js';
import { createPlatform, type Platform } from '../testing/platform.js';
import { renderWith, waitFor } from '../testing/render.js';
import { useRatingSummary, useReviews } from './index.js';

let platform: Platform;
let productId: string;
beforeEach(async () => {
  platform = createPlatform();
  ({ id: productId } = await platform.product('quiet-teapot'));
});

const review = (...ratings: readonly number[]) =>
  createMerchant(platform).use(bulkCreateReview)(
    ratings.map((rating, index) => ({
      namespace: 'stores',
      entityId: productId,
      author: { contactId: `contact-${index}` },
      content: { rating },
    })),
  );

it('lists the published reviews of a product, newest first, page by page', async () => {
  const { results = [] } = await review(1, 2, 3, 4);
  await createMerchant(platform).use(updateModerationStatus)(results[1]?.itemMetadata?._id ?? '', {
    status: 'REJECTED',
  });
  const { result } = renderWith(platform.client, () => useReviews(productId, { limit: 2 }));
  const getRatings = () => result.current.data?.items.map(({ content }) => content?.rating);
  await waitFor(() => expect(getRatings()).toHaveLength(2));
  expect(result.current.hasNextPage).toBe(true);
  await act(() => result.current.fetchNextPage());
  await waitFor(() => expect([...(getRatings() ?? [])].sort()).toEqual([1, 3, 4]));
  expect(result.current.hasNextPage).toBe(false);
  expect(result.current.data?.items[0]?._createdDate).toBeInstanceOf(Date);
});

it('summarizes the ratings, and is 0 without reviews', async () => {
  const { result, unmount } = renderWith(platform.client, () => useRatingSummary(productId));
  await waitFor(() => expect(result.current.data).toMatchObject({ count: 0, average: 0 }));
  unmount();
  await review(5, 5, 2);
  const { result: later } = renderWith(platform.client, () => useRatingSummary(productId));
  await waitFor(() => expect(later.current.data).toMatchObject({ count: 3, average: 4 }));
  expect(later.current.data?.counts).toEqual({ 1: 0, 2: 1, 3: 0, 4: 0, 5: 2 });
});
