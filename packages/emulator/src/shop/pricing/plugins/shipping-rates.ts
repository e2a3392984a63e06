import { successes } from '../../../protocol/plugins/successes.js';
import type { StoredLine } from '../../line-items/line.js';
import type { AddressWithContact } from '../shipping/address.js';
import type { PluginRate } from '../totals/plugin-results.js';
import { type PluginStep, failuresIn } from './plugin-step.js';

/** Request for shipping rates of items to a destination. */
export interface ShippingRatesRequest {
  /** Items, with their prices after discounts and without tax. */
  readonly items: readonly { readonly line: StoredLine; readonly totalPrice: string }[];
  readonly shipping: AddressWithContact;
  readonly purchaseFlowId: string;
  readonly currency: string;
  /** Whether prices include tax. */
  readonly taxIncluded: boolean;
}

/** Requests shipping rates for the items to ship from plugins, once the country is known. */
export const shippingRates: PluginStep<readonly PluginRate[]> = {
  type: 'ECOM_SHIPPING_RATES',
  plan({ currency, purchase: { lines, purchaseFlowId, shipping }, totals }) {
    const shipped = lines.filter(({ facts }) => facts.shippable);
    if (!shipping?.address?.country || shipped.length === 0) return [];
    const { items: priced, taxIncluded } = totals();
    const prices = new Map(priced.map((item) => [item.id, item.totalBeforeTax]));
    const items = shipped.map((line) => ({ line, totalPrice: prices.get(line.id) ?? '0' }));
    const question: ShippingRatesRequest = { items, shipping, purchaseFlowId, currency, taxIncluded };
    return [{ type: 'ECOM_SHIPPING_RATES', call: ['getShippingRates', question] }];
  },
  apply(results, responses) {
    const shipping = failuresIn(responses);
    return {
      ...results,
      ...(shipping.length > 0 && { problems: { ...results.problems, shipping } }),
      rates: successes(responses).flatMap(({ response }) => response),
    };
  },
};
