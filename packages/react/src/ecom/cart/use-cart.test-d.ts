import type { CartwrightError } from '@cartwright/core';
import type { Cart, CartSummary, CatalogItemInput, ConvertedMoney } from '@cartwright/ecom/current-cart-v2';
import { expectTypeOf, test } from 'vitest';
import { useCart, useCartEstimate, useCartLine, useCartMutation, useSuspenseCart } from '../index.js';

test('the cart is undefined until it is fetched, and null when there is none', () => {
  expectTypeOf(useCart().data).toEqualTypeOf<Cart | null | undefined>();
  expectTypeOf(useSuspenseCart().data).toEqualTypeOf<Cart | null>();
  expectTypeOf(useCart().error).toEqualTypeOf<CartwrightError | null>();
});

test('the cart has the fields of Cart V2', () => {
  const { data: cart } = useCart();
  expectTypeOf(cart?.lineItems?.[0]?.pricing?.unitPrice).toEqualTypeOf<ConvertedMoney | undefined>();
  expectTypeOf(cart?.lineItems?.[0]?.quantityInfo?.confirmedQuantity).toEqualTypeOf<number | undefined>();
  // @ts-expect-error Cart V1 has it
  void cart?.buyerNote;
});

test('changes take the inputs of Cart V2', () => {
  const item = { catalogReference: { appId: 'app', catalogItemId: 'item' }, quantity: 1 };
  const { mutate: addItems, data, error, variables } = useCartMutation('addItems');
  addItems(item);
  addItems([item]);
  expectTypeOf(data).toEqualTypeOf<Cart | undefined>();
  expectTypeOf(error).toEqualTypeOf<CartwrightError | null>();
  expectTypeOf(variables).toEqualTypeOf<CatalogItemInput | readonly CatalogItemInput[] | undefined>();
  // @ts-expect-error the quantity is missing
  addItems([{ catalogReference: { appId: 'app', catalogItemId: 'item' } }]);
  useCartMutation('removeCoupon').mutate();
  useCartMutation('setDeliveryMethod').mutate({ code: 'express' });
  // @ts-expect-error a quantity is a number
  useCartMutation('updateQuantity').mutate({ lineItemId: 'line', quantity: '2' });
  // @ts-expect-error a coupon is an object with its code
  useCartMutation('applyCoupon').mutate('WELCOME10');
  const { mutate: updateCart } = useCartMutation('updateCart');
  updateCart({ deliveryInfo: { address: { country: 'US' } }, note: null });
  // @ts-expect-error a field of Cart V1
  updateCart({ buyerNote: 'Ring twice' });
});

test('a line item takes a quantity or a difference', () => {
  const { mutate } = useCartLine({});
  mutate({ quantity: 0 });
  mutate({ difference: -1 });
  // @ts-expect-error both
  mutate({ quantity: 2, difference: 1 });
});

test('totals are those of Cart V2, without formatted amounts', () => {
  const { data } = useCartEstimate({ calculateDelivery: true });
  expectTypeOf(data).toEqualTypeOf<CartSummary | null | undefined>();
  expectTypeOf(data?.priceSummary?.total?.amount).toEqualTypeOf<string | undefined>();
  // @ts-expect-error Cart V2 has no formatted amounts
  void data?.priceSummary?.total?.formattedAmount;
});
