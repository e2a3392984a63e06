import { createClient } from '@cartwright/core';
import { createEmulator, DEMO_API_KEY, DEMO_CLIENT_ID, DEMO_SITE_ID } from '@cartwright/emulator';
import { OAuthStrategy } from '@cartwright/identity';
import { ApiKeyStrategy } from '@cartwright/identity/server';
import { expect, test } from 'vitest';
import { reviews } from '../index.js';
import { findRatingSummaries, getRatingSummary } from './index.js';

function openShop() {
  const emulator = createEmulator({ seed: 'empty' });
  let requests = 0;
  const fetch = (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    if (request.url.includes('/reviews/')) requests++;
    return emulator.fetch(request);
  };
  const options = { fetch, apiUrl: 'http://localhost' };
  const visitor = createClient({ auth: OAuthStrategy({ clientId: DEMO_CLIENT_ID }), ...options });
  const auth = ApiKeyStrategy({ apiKey: DEMO_API_KEY, siteId: DEMO_SITE_ID });
  const merchant = createClient({ auth, modules: { reviews }, ...options });
  const rate = (entityId: string, ...ratings: readonly number[]) =>
    merchant.reviews.bulkCreateReview(
      ratings.map((rating, index) => ({
        namespace: 'stores',
        entityId,
        author: { contactId: `contact-${index}` },
        content: { rating },
      })),
      { returnEntity: true },
    );
  return { merchant, rate, visitor, count: () => requests };
}

test('the summary of a product counts its published reviews', async () => {
  const { merchant, rate, visitor } = openShop();
  await rate('mug', 5, 4, 4, 1);
  const { results = [] } = await rate('bowl', 1);
  await merchant.reviews.updateModerationStatus(results[0]?.review?._id ?? '', { status: 'REJECTED' });
  expect(await getRatingSummary(visitor, 'mug')).toEqual({
    count: 4,
    average: 3.5,
    counts: { 1: 1, 2: 0, 3: 0, 4: 2, 5: 1 },
  });
  expect(await getRatingSummary(visitor, 'bowl')).toMatchObject({ count: 0, average: 0 });
});

test('summaries of several products are those of each, from all pages of their reviews', async () => {
  const { rate, visitor, count } = openShop();
  const ratings = Array.from({ length: 100 }, (_, index) => (index % 5) + 1);
  await rate('mug', ...ratings);
  await rate('bowl', 2, 5);
  const before = count();
  const summaries = await findRatingSummaries(visitor, ['mug', 'bowl', 'lamp']);
  expect(count() - before).toBe(2);
  expect(Object.fromEntries(summaries)).toEqual({
    mug: await getRatingSummary(visitor, 'mug'),
    bowl: { count: 2, average: 3.5, counts: { 1: 0, 2: 1, 3: 0, 4: 0, 5: 1 } },
  });
  expect(summaries.get('mug')?.count).toBe(100);
});

test('no products need no request', async () => {
  const { visitor, count } = openShop();
  expect(await findRatingSummaries(visitor, [])).toEqual(new Map());
  expect(count()).toBe(0);
});
