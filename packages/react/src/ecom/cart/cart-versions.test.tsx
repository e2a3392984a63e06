import type { CatalogItemInput } from '@cartwright/ecom/current-cart-v2';
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CartVersion } from '../../index.js';
import { createPlatform, storesAppId, type Platform } from '../../testing/platform.js';
import { renderLoaded, waitFor } from '../../testing/render.js';
import { LineItemNotAddedError, useCartEstimate, useReorder, useStartCheckout } from '../index.js';
import { useWholeCart } from '../../testing/use-whole-cart.js';

const address = {
  country: 'US',
  subdivision: 'US-OR',
  city: 'Portland',
  postalCode: '97201',
  addressLine1: '12 Pike Street',
};

let platform: Platform;

/** Product whose variant is not chosen. */
const unspecified = async (slug: string): Promise<CatalogItemInput> => ({
  catalogReference: { appId: storesAppId, catalogItemId: (await platform.product(slug)).id },
  quantity: 1,
});

const useShop = () => ({
  ...useWholeCart(),
  estimate: useCartEstimate({ calculateDelivery: true, calculateTax: true }),
  checkout: useStartCheckout({}, { redirect: false }),
  again: useReorder(),
});

describe.each([
  [2, 'v3'],
  [1, 'v3'],
  [2, 'v1'],
  [1, 'v1'],
] as const)('Cart V%i, Catalog %s', (cartVersion: CartVersion, catalogVersion) => {
  beforeEach(() => {
    platform = createPlatform(cartVersion, catalogVersion);
  });

  const open = () => renderLoaded(platform.client, useShop, undefined, cartVersion);

  /** Cart requests of the other version. */
  const othersSent = () => platform.sent().filter((request) => request.includes(`/ecom/v${3 - cartVersion}/cart`));

  it('reads, adds, changes and removes, and sends no request of the other version', async () => {
    const pairs = await platform.lineItem('espresso-pair', 2);
    const { result } = await open();
    expect(result.current).toMatchObject({ cart: null, itemCount: 0 });
    await act(async () => void (await result.current.addItems([pairs])));
    const line = () => result.current.cart?.lineItems?.[0];
    const id = line()?._id ?? '';
    expect(line()).toMatchObject({ quantityInfo: { requestedQuantity: 2, confirmedQuantity: 2 }, status: 'IN_STOCK' });
    let change: Promise<unknown> | undefined;
    act(() => void (change = result.current.updateQuantity(id, 5)));
    expect(result.current).toMatchObject({ itemCount: 5, totalsAreStale: true });
    await act(async () => void (await change));
    expect(Number(line()?.pricing?.totalPrice?.amount)).toBe(Number(line()?.pricing?.unitPrice?.amount) * 5);
    await act(async () => void (await result.current.removeItem(id)));
    await act(async () => void (await result.current.removeItem(id)));
    expect(result.current.cart?.lineItems).toEqual([]);
    expect(othersSent()).toEqual([]);
  });

  it('replaces and removes the coupon, and keeps it when another one is rejected', async () => {
    await platform.fill(['espresso-pair', 3]);
    const { result } = await open();
    const codes = () => result.current.cart?.coupons?.map(({ code }) => code);
    await act(async () => void (await result.current.applyCoupon('WELCOME10')));
    expect(codes()).toEqual(['WELCOME10']);
    await act(async () => void (await result.current.applyCoupon('FREESHIP')));
    expect(codes()).toEqual(['FREESHIP']);
    await act(async () => void (await result.current.applyCoupon('NO-SUCH').catch(() => undefined)));
    await waitFor(() => expect(result.current.totalsAreStale).toBe(false));
    expect(codes()).toEqual(['FREESHIP']);
    await act(async () => void (await result.current.removeCoupon()));
    expect(codes()).toEqual([]);
    await act(async () => void (await result.current.removeCoupon()));
    expect(result.current).toMatchObject({ isError: false, totalsAreStale: false });
  });

  it('saves note, customer, address and delivery method, which the totals include', async () => {
    await platform.fill(['espresso-pair', 1]);
    const { result } = await open();
    const delivery = () => Number(result.current.estimate.data?.priceSummary?.delivery?.amount);
    await waitFor(() => expect(delivery()).toBe(0));
    const fields = {
      note: 'Ring twice',
      deliveryInfo: { address },
      customerInfo: { email: 'ada@example.com', firstName: 'Ada' },
    };
    await act(async () => void (await result.current.updateCart(fields)));
    await act(async () => void (await result.current.updateCart({ customerInfo: { lastName: 'Lovelace' } })));
    expect(result.current.cart).toMatchObject({ ...fields, customerInfo: { firstName: 'Ada', lastName: 'Lovelace' } });
    await act(async () => void (await result.current.setDeliveryMethod({ code: 'express' })));
    expect(result.current.cart?.deliveryInfo?.method?.code).toBe('express');
    await waitFor(() => expect(delivery()).toBeGreaterThan(0));
    await act(async () => void (await result.current.removeDeliveryMethod()));
    expect(result.current.cart?.deliveryInfo?.method).toBeUndefined();
    await waitFor(() => expect(delivery()).toBe(0));
    await act(async () => void (await result.current.updateCart({ note: null })));
    expect(result.current.cart?.note ?? null).toBeNull();
  });

  it('adds what is available, and reports the rest', async () => {
    const { result } = await open();
    const items = [
      await platform.lineItem('quiet-teapot'),
      await platform.lineItem('orange-blossom-candle'),
      await unspecified('everyday-tee'),
    ];
    let error: unknown;
    await act(async () => void (error = await result.current.addItems(items).catch((reason: unknown) => reason)));
    expect(error).toBeInstanceOf(LineItemNotAddedError);
    expect(error).toMatchObject({
      partial: true,
      shortfalls: [
        { index: 1, reason: 'out_of_stock', addedQuantity: 0 },
        { index: 2, reason: 'variant_or_modifier_missing', addedQuantity: 0 },
      ],
    });
    expect(result.current.itemCount).toBe(1);
    const lineItems = [await platform.lineItem('quiet-teapot', 2), await platform.lineItem('orange-blossom-candle')];
    await act(async () => {
      const { shortfalls } = await result.current.again.mutateAsync({ lineItems });
      expect(shortfalls).toMatchObject([{ index: 1, reason: 'out_of_stock' }]);
    });
    expect(result.current.itemCount).toBe(3);
  });

  it('shows items that have sold out', async () => {
    await platform.fill(['espresso-pair', 2], ['quiet-teapot', 1]);
    await platform.sellOut('espresso-pair');
    const { result } = await open();
    await act(async () => void (await result.current.refreshItems()));
    expect(result.current.cart?.lineItems?.map(({ status }) => status)).toEqual(['OUT_OF_STOCK', 'IN_STOCK']);
    expect(result.current.itemCount).toBe(1);
    await waitFor(() =>
      expect(result.current.estimate.data?.violations).toContainEqual(
        expect.objectContaining({ code: 'LINE_ITEMS_OUT_OF_STOCK', severity: 'ERROR' }),
      ),
    );
  });

  it('finds a change whose response was lost', async () => {
    await platform.fill(['espresso-pair', 2]);
    const { result } = await open();
    const id = result.current.cart?.lineItems?.[0]?._id ?? '';
    platform.emulator.injectFault({ path: '*/carts/current/update-line-items*', drop: true, afterwards: true });
    await act(async () => {
      await expect(result.current.updateQuantity(id, 4)).rejects.toMatchObject({ kind: 'network' });
    });
    await waitFor(() => expect(result.current).toMatchObject({ itemCount: 4, totalsAreStale: false }));
  });

  it('leads to the hosted page, filled in', async () => {
    await platform.fill(['espresso-pair', 1]);
    const { result } = await open();
    let url = '';
    await act(async () => {
      url = await result.current.checkout.mutateAsync({
        email: 'ada@example.com',
        shippingAddress: address,
        deliveryMethod: { code: 'express' },
        couponCode: 'WELCOME10',
        giftCardCode: 'GIFT-GOOD-0050',
      });
    });
    const page = await (await platform.emulator.fetch(new Request(url))).text();
    for (const value of ['ada@example.com', '12 Pike Street', '97201']) expect(page).toContain(`value="${value}"`);
    for (const text of ['WELCOME10', 'Gift card']) expect(page).toContain(text);
    expect(page).toMatch(/value="express"\s+checked/);
    expect(othersSent()).toEqual([]);
  });

  it('buys items at once, and leaves the cart as it is', async () => {
    await platform.fill(['espresso-pair', 1]);
    const { result } = await open();
    const before = result.current.cart;
    const catalogItems = [await platform.lineItem('storm-umbrella')];
    let url = '';
    await act(async () => void (url = await result.current.checkout.mutateAsync({ catalogItems })));
    expect(await (await platform.emulator.fetch(new Request(url))).text()).toContain('Umbrella');
    await act(() => result.current.refetch());
    expect(result.current.cart).toEqual(before);
  });
});

it('rejects what Cart V1 cannot save, without a request', async () => {
  platform = createPlatform(1);
  await platform.fill(['espresso-pair', 1]);
  const { result } = await renderLoaded(platform.client, useWholeCart, undefined, 1);
  const sent = platform.sent().length;
  await act(async () => {
    const unsupported = { kind: 'configuration', code: 'cart_v1_unsupported' };
    await expect(result.current.applyGiftCard({ code: 'GIFT-GOOD-0050' })).rejects.toMatchObject(unsupported);
    const billing = result.current.updateCart({ paymentInfo: { billingAddress: address } });
    await expect(billing).rejects.toMatchObject(unsupported);
  });
  expect(
    platform
      .sent()
      .slice(sent)
      .filter((request) => !request.startsWith('GET')),
  ).toEqual([]);
  await waitFor(() => expect(result.current.totalsAreStale).toBe(false));
});
