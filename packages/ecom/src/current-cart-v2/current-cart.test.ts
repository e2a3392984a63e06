import { createClient, fetchWithAuth } from '@cartwright/core';
import { createEmulator, DEMO_CLIENT_ID } from '@cartwright/emulator';
import { OAuthStrategy } from '@cartwright/identity';
import { expect, test } from 'vitest';
import * as currentCartV2 from './index.js';

const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

/** Opens the demo shop with a visitor, and reads a shipped product without options. */
async function open() {
  const emulator = createEmulator();
  const client = createClient({
    auth: OAuthStrategy({ clientId: DEMO_CLIENT_ID }),
    modules: { currentCartV2 },
    fetch: (input, init) => emulator.fetch(new Request(input, init)),
    apiUrl: 'http://localhost',
  });
  const response = await client.use(fetchWithAuth)('/stores/v3/products/slug/espresso-pair');
  const { product } = (await response.json()) as {
    product: { id: string; variantsInfo: { variants: { id: string }[] } };
  };
  const options = { variantId: product.variantsInfo.variants[0]?.id };
  return { cart: client.currentCartV2, catalogReference: { appId, catalogItemId: product.id, options } };
}

test('a visitor’s cart is filled, discounted, shipped, calculated and emptied', async () => {
  const { cart, catalogReference } = await open();
  await expect(cart.getCurrentCart()).rejects.toMatchObject({ code: 'OWNED_CART_NOT_FOUND' });

  const added = await cart.addLineItemsToCurrentCart({ catalogItems: [{ catalogReference, quantity: 1 }] });
  const lineItemId = added.cart?.lineItems?.[0]?._id ?? '';
  expect(added.cart?._createdDate).toBeInstanceOf(Date);
  const updated = await cart.updateLineItemsInCurrentCart({
    lineItems: [{ lineItemId, quantity: { newQuantity: 2 } }],
  });
  expect(updated.cart?.lineItems?.[0]?.quantityInfo?.confirmedQuantity).toBe(2);

  const { cart: discounted } = await cart.addCouponToCurrentCart({ code: 'WELCOME10' });
  expect(discounted?.coupons).toMatchObject([{ code: 'WELCOME10' }]);
  const address = { country: 'US', subdivision: 'US-OR', city: 'Portland', postalCode: '97209' };
  await cart.updateCurrentCart({ deliveryInfo: { address } });
  const { cart: shipped } = await cart.setDeliveryMethodForCurrentCart({ code: 'standard' });
  expect(shipped?.deliveryInfo?.method).toMatchObject({ code: 'standard' });

  const { summary } = await cart.calculateCurrentCart();
  const { delivery, discount, subtotal, total } = summary?.priceSummary ?? {};
  expect(Number(discount?.amount)).toBeGreaterThan(0);
  expect(Number(total?.amount)).toBeCloseTo(
    Number(subtotal?.amount) - Number(discount?.amount) + Number(delivery?.amount),
  );

  await cart.removeCouponFromCurrentCart(discounted?.coupons?.[0]?._id ?? '');
  await cart.removeDeliveryMethodFromCurrentCart();
  const { cart: emptied } = await cart.removeLineItemsFromCurrentCart([lineItemId]);
  expect(emptied).toMatchObject({ lineItems: [], coupons: [] });
  await cart.deleteCurrentCart();
  await expect(cart.getCurrentCart()).rejects.toMatchObject({ code: 'OWNED_CART_NOT_FOUND' });
});
