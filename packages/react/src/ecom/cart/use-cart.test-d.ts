import type { CartwrightError } from '@cartwright/core';
import type { Cart, CartSummary, ConvertedMoney } from '@cartwright/ecom/current-cart-v2';
import { expectTypeOf, test } from 'vitest';
import { useCart, useCartEstimate, useSuspenseCart } from '../index.js';

test('the cart is undefined until it is fetched, and null when there is none', () => {
  expectTypeOf(useCart().cart).toEqualTypeOf<Cart | null | undefined>();
  expectTypeOf(useSuspenseCart().cart).toEqualTypeOf<Cart | null>();
  expectTypeOf(useCart().error).toEqualTypeOf<CartwrightError | null>();
});

test('the cart has the fields of Cart V2', () => {
  const { cart } = useCart();
  expectTypeOf(cart?.lineItems?.[0]?.pricing?.unitPrice).toEqualTypeOf<ConvertedMoney | undefined>();
  expectTypeOf(cart?.lineItems?.[0]?.quantityInfo?.confirmedQuantity).toEqualTypeOf<number | undefined>();
  // @ts-expect-error Cart V1 has it
  void cart?.buyerNote;
});

test('actions take the inputs of Cart V2', () => {
  const { addItems, applyCoupon, setDeliveryMethod, updateCart, updateQuantity } = useCart();
  void addItems([{ catalogReference: { appId: 'app', catalogItemId: 'item' }, quantity: 1 }]);
  void updateCart({ deliveryInfo: { address: { country: 'US' } }, note: null });
  void setDeliveryMethod({ code: 'express' });
  // @ts-expect-error a quantity is a number
  void updateQuantity('line', '2');
  // @ts-expect-error a coupon is applied by its code
  void applyCoupon({ code: 'WELCOME10' });
  // @ts-expect-error a field of Cart V1
  void updateCart({ buyerNote: 'Ring twice' });
  // @ts-expect-error the quantity is missing
  void addItems([{ catalogReference: { appId: 'app', catalogItemId: 'item' } }]);
});

test('totals are those of Cart V2, without formatted amounts', () => {
  const { data } = useCartEstimate({ calculateDelivery: true });
  expectTypeOf(data).toEqualTypeOf<CartSummary | null | undefined>();
  expectTypeOf(data?.priceSummary?.total?.amount).toEqualTypeOf<string | undefined>();
  // @ts-expect-error Cart V2 has no formatted amounts
  void data?.priceSummary?.total?.formattedAmount;
});
