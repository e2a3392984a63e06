import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { describeError } from '../errors/index.js';
import { createCheckout } from '../testing/place-order.js';
import { createPlatform, type Platform } from '../testing/platform.js';
import { renderWith } from '../testing/render.js';
import { useGiftCard } from './index.js';

let platform: Platform;
let checkoutId: string;
beforeEach(async () => {
  platform = createPlatform();
  checkoutId = await createCheckout(platform);
});

async function open() {
  const { result } = renderWith(platform.client, () => {
    const { checkout, ...rest } = useGiftCard(checkoutId);
    return { ...rest, total: checkout.data?.priceSummary?.total?.amount };
  });
  await waitFor(() => expect(result.current.total).toBeDefined());
  return result;
}

it('applies a gift card, shows the amount that it pays, and removes it', async () => {
  const result = await open();
  expect(result.current.giftCard).toBeUndefined();
  act(() => result.current.apply({ code: ' GIFT-GOOD-0050 ', amount: '5' }));
  await waitFor(() => expect(result.current.giftCard?.amount?.amount).toBe('5.00'));
  expect(result.current.giftCard?.obfuscatedCode).toMatch(/0050$/);
  act(() => result.current.remove());
  await waitFor(() => expect(result.current.giftCard).toBeUndefined());
  expect(platform.sent('/remove-gift-card')).toHaveLength(1);
});

it('reports why a gift card is rejected, and keeps the checkout unchanged', async () => {
  const result = await open();
  act(() => result.current.apply({ code: 'NO-SUCH-CARD' }));
  await waitFor(() => expect(result.current.change.error).not.toBeNull());
  expect(describeError(result.current.change.error)).toMatch(/gift card/i);
  expect(result.current.giftCard).toBeUndefined();
});

it('is null for an unknown checkout, and reads nothing without an ID', async () => {
  const before = platform.sent().length;
  const { result: none } = renderWith(platform.client, () => useGiftCard(undefined).checkout.data);
  expect(none.current).toBeUndefined();
  expect(platform.sent()).toHaveLength(before);
  const unknown = '00000000-0000-4000-8000-00000000dead';
  const { result } = renderWith(platform.client, () => useGiftCard(unknown).checkout.data);
  await waitFor(() => expect(result.current).toBeNull());
});
