import { createEmulator } from '../create-emulator.js';
import { Merchant } from './merchant.js';
import { type Amount, type Shopper, newShopper, storesApp } from './shopper.js';

/** Where discount rules are. */
export const rulesPath = '/ecom/v1/discount-rules';

/** A discount rule in the platform's format. */
export interface DiscountRule {
  id: string;
  revision: string;
  name: string;
  status: string;
  usageCount: number;
}

/** Totals of a cart or an order, with discounts. */
export interface Priced {
  priceSummary: Record<'subtotal' | 'discount' | 'total', Amount>;
  appliedDiscounts: {
    discountType: string;
    lineItemIds: string[];
    discountRule?: { id: string; name: object; amount: Amount };
  }[];
}

/** An order with the discounts of its line items. */
export interface PricedOrder extends Priced {
  lineItems: { id: string; totalDiscount: Amount; totalPriceAfterTax: Amount }[];
}

/** The scope of these products; of all without any. */
export const items = (...catalogItemIds: string[]) => ({
  catalogItemFilter: { catalogAppId: storesApp, catalogItemIds },
});

/** A shop with a lamp for 100 and a mug for 10, a shopper, and functions that create discount rules. */
export async function openRuleShop() {
  const emulator = createEmulator({ catalogVersion: 'v1' });
  const store = new Merchant(emulator);
  const shopper = await newShopper(emulator);
  const product = async (price: number) => (await store.create({ priceData: { price } })).id;
  const [lamp, mug] = [await product(100), await product(10)];
  const estimate = async (who: Shopper = shopper) =>
    (await who.call<Priced>('POST', '/ecom/v1/carts/current/estimate-totals', {})).body;
  return {
    emulator,
    store,
    shopper,
    lamp,
    mug,
    estimate,
    /** Current discount. */
    discount: async (who?: Shopper) => (await estimate(who)).priceSummary.discount.amount,
    /** Makes a rule. */
    async create(discount: object, more: object = {}) {
      const discountRule = { name: 'Spring', discounts: { values: [discount] }, ...more };
      return (await store.send<{ discountRule: DiscountRule }>('POST', rulesPath, { discountRule })).discountRule;
    },
    /** Places the order of the cart. */
    async place(who: Shopper = shopper) {
      const checkoutId = await who.checkOut();
      const { body } = await who.call<{ orderId: string }>('POST', `/ecom/v1/checkouts/${checkoutId}/create-order`, {});
      return (await store.send<{ order: PricedOrder }>('GET', `/ecom/v1/orders/${body.orderId}`)).order;
    },
  };
}
