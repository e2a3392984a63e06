import { beforeEach, describe, expect, it } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import {
  type Body,
  type Product,
  type Shopper,
  findProducts,
  newShopper,
  simpleProduct,
} from '../../testing/shopper.js';

let emulator: Emulator;
let shopper: Shopper;
let product: Product;
beforeEach(async () => {
  emulator = createEmulator({ catalogVersion: 'v1' });
  shopper = await newShopper(emulator);
  product = await simpleProduct(emulator);
});

const code = ({ body }: { body: Body }) => body.details?.applicationError?.code;
const cart = async () => (await shopper.cart('GET')).body.cart;

describe('coupons', () => {
  const apply = (couponCode: unknown) => shopper.cart('PATCH', undefined, { couponCode });

  it('apply a discount in upper or lower case, and are replaced and removed', async () => {
    await shopper.add(product.id);
    const price = product.price.discountedPrice;
    const { body } = await apply(' welcome10 ');
    expect(body.cart?.appliedDiscounts).toMatchObject([{ coupon: { code: 'WELCOME10' } }]);
    expect(body.cart?.discount.amount).toBe((Math.round(price * 10) / 100).toFixed(2));
    expect((await apply('FREESHIP')).body.cart?.appliedDiscounts).toMatchObject([{ coupon: { code: 'FREESHIP' } }]);
    expect((await shopper.cart('POST', 'remove-coupon')).body.cart?.appliedDiscounts).toEqual([]);
    expect((await shopper.cart('POST', 'remove-coupon')).status).toBe(200);
  });

  it.each([
    ['NOPE', 'ERROR_COUPON_DOES_NOT_EXIST'],
    ['SUMMER24', 'ERROR_COUPON_HAS_EXPIRED'],
    ['FIRST100', 'ERROR_COUPON_USAGE_EXCEEDED'],
    ['NEXTCENTURY', 'ERROR_COUPON_IS_NOT_ACTIVE_YET'],
    ['SAVE15', 'ERROR_INVALID_SUBTOTAL'],
    ['KITCHEN20', 'ERROR_COUPON_NOT_APPLICABLE'],
  ])('rejects %s with %s and leaves the cart unchanged', async (couponCode, expected) => {
    const kitchen = await kitchenId();
    const [cheap] = await findProducts(
      emulator,
      ({ collectionIds, price, productOptions, customTextFields, stock }) =>
        price.discountedPrice < 60 &&
        !collectionIds.includes(kitchen) &&
        productOptions.length === 0 &&
        customTextFields.length === 0 &&
        stock.inventoryStatus === 'IN_STOCK',
    );
    await shopper.add(cheap?.id ?? '');
    await apply('WELCOME10');
    const before = await cart();
    expect(before?.lineItems).toHaveLength(1);
    expect(code(await apply(couponCode))).toBe(expected);
    expect(await cart()).toEqual(before);
  });

  it('are reported as errors of the estimate if the cart no longer qualifies', async () => {
    const line = (await shopper.add(product.id, 5)).body.cart?.lineItems[0];
    expect((await apply('SAVE15')).status).toBe(200);
    await shopper.cart('POST', 'update-line-items-quantity', { lineItems: [{ id: line?.id, quantity: 1 }] });
    const { body } = await shopper.call<{ calculationErrors: object; priceSummary: object }>(
      'POST',
      '/v1/carts/current/estimate-totals',
      {},
    );
    expect(body.calculationErrors).toMatchObject({
      couponCalculationError: { applicationError: { code: 'ERROR_INVALID_SUBTOTAL' } },
    });
    expect(body.priceSummary).toMatchObject({ discount: { amount: '0.00' } });
  });
});

async function kitchenId(): Promise<string> {
  const { body } = await shopper.call<{ collection: { id: string } }>(
    'GET',
    '/stores-reader/v1/collections/slug/kitchen-table',
  );
  return body.collection.id;
}

describe('estimates', () => {
  it('calculate totals and offer shipping options', async () => {
    await shopper.add(product.id, 2);
    const shippingAddress = { country: 'US', subdivision: 'US-WA' };
    const { body } = await shopper.call<Record<string, never>>('POST', '/ecom/v1/carts/current/estimate-totals', {
      shippingAddress,
      selectedShippingOption: { code: 'express' },
    });
    const { additionalFees, discount, shipping, subtotal, tax, total } = body['priceSummary'] as unknown as Record<
      string,
      { amount: string }
    >;
    const cents = (money: { amount: string } | undefined) => Math.round(Number(money?.amount) * 100);
    expect(cents(total)).toBe(cents(subtotal) - cents(discount) + cents(shipping) + cents(tax) + cents(additionalFees));
    expect(cents(tax)).toBeGreaterThan(0);
    expect(body).toMatchObject({
      shippingInfo: {
        selectedCarrierServiceOption: { code: 'express', requestedShippingOption: true },
        carrierServiceOptions: [{ shippingOptions: [{ code: 'standard' }, { code: 'express' }, { code: 'pickup' }] }],
      },
      taxSummary: { aggregatedTaxBreakdown: [{ jurisdiction: 'Washington' }, { jurisdiction: 'Seattle' }] },
    });
  });

  it('omit what is not requested, reject invalid addresses, and change nothing', async () => {
    await shopper.add(product.id, 2);
    const before = await cart();
    const estimate = (body: object) =>
      shopper.call<Body & { priceSummary: object }>('POST', '/ecom/v1/carts/current/estimate-totals', body);
    const shippingAddress = { country: 'US', subdivision: 'US-NY' };
    const plain = await estimate({ shippingAddress, calculateTax: false, calculateShipping: false });
    expect(plain.body.priceSummary).toMatchObject({ tax: { amount: '0.00' }, shipping: { amount: '0.00' } });
    expect((await estimate({ shippingAddress: { country: 'ZZ' } })).status).toBe(400);
    expect((await estimate({ shippingAddress: { country: 'US', subdivision: 'CA-ON' } })).status).toBe(400);
    expect((await estimate({ selectedShippingOption: {} })).status).toBe(400);
    expect(await cart()).toEqual(before);
  });
});
