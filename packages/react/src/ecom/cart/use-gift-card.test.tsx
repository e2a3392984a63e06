import { act } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { describeError } from '../../errors/index.js';
import { createPlatform, type Platform } from '../../testing/platform.js';
import { renderLoaded, waitFor } from '../../testing/render.js';
import { useCartEstimate, useCartMutation } from '../index.js';
import { useWholeCart } from '../../testing/use-whole-cart.js';

let platform: Platform;
beforeEach(async () => {
  platform = createPlatform();
  await platform.fill(['espresso-pair', 2]);
});

async function open() {
  const { result } = await renderLoaded(platform.client, () => ({
    ...useWholeCart(),
    apply: useCartMutation('applyGiftCard'),
    payment: useCartEstimate({ calculateGiftCards: true }).data?.paymentSummary,
  }));
  await waitFor(() => expect(result.current.payment).toBeDefined());
  return { result, getGiftCard: () => result.current.cart?.paymentInfo?.giftCards?.[0] };
}

it('adds a gift card to the cart, shows the amount that it pays, and removes it', async () => {
  const { result, getGiftCard } = await open();
  const full = Number(result.current.payment?.payNow?.amount);
  expect(getGiftCard()).toBeUndefined();
  act(() => result.current.apply.mutate({ code: ' GIFT-GOOD-0050 ', redeemAmount: { amount: '5' } }));
  await waitFor(() => expect(getGiftCard()?.obfuscatedCode).toMatch(/0050$/));
  await waitFor(() => expect(result.current.payment?.giftCards?.[0]?.redeemAmount?.amount).toBe('5.00'));
  expect(Number(result.current.payment?.payNow?.amount)).toBeCloseTo(full - 5);
  await act(() => result.current.removeGiftCard());
  await waitFor(() => expect(getGiftCard()).toBeUndefined());
  await waitFor(() => expect(Number(result.current.payment?.payNow?.amount)).toBe(full));
  expect(platform.sent('/remove-gift-card')).toHaveLength(1);
});

it('replaces the gift card, which a cart has at most one of', async () => {
  const { result, getGiftCard } = await open();
  await act(async () => void (await result.current.applyGiftCard({ code: 'GIFT-GOOD-0050' })));
  await act(async () => {
    await result.current.applyGiftCard({ code: 'GIFT-GOOD-0050', redeemAmount: { amount: '7' } });
  });
  expect(getGiftCard()?.requestedRedeemAmount?.amount).toBe('7.00');
  expect(result.current).toMatchObject({ isUpdating: false, totalsAreStale: false });
});

it('reports why a gift card is rejected', async () => {
  const { result, getGiftCard } = await open();
  act(() => result.current.apply.mutate({ code: 'NO-SUCH-CARD' }));
  await waitFor(() => expect(result.current.apply.error).not.toBeNull());
  expect(describeError(result.current.apply.error)).toMatch(/gift card/i);
  expect(getGiftCard()).toBeUndefined();
});
