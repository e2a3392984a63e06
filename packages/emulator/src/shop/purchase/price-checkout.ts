import type { Tenant } from '../../kernel/state/tenant.js';
import type { PricedPurchase, Purchase } from './purchase.js';
import { resolveLines } from './resolve-lines.js';
import type { StoredLine } from '../line-items/line.js';
import { type PricingContext, price } from '../pricing/price.js';
import { destinationOf } from '../pricing/shipping/destination.js';

const isPriced = (checkout: Purchase): checkout is PricedPurchase => checkout.totals !== undefined;

/** The line items of a checkout with the prices of the time when it was created, and with current stock. */
export function currentLines(tenant: Tenant, { completed, lines }: Purchase): readonly StoredLine[] {
  if (completed) return lines;
  const today = resolveLines(tenant, lines);
  return lines.map((line, index) => {
    const { available, found } = (today[index] ?? line).facts;
    return { ...line, facts: { ...line.facts, available, found } };
  });
}

/** The addresses, the shipping option and the results of plugins that the totals of a checkout depend on. */
export function pricingContext(checkout: Purchase): PricingContext {
  const { billingInfo, plugins, selectedShippingOption: shippingOption, shippingDestination } = checkout;
  const destination = destinationOf(shippingDestination?.address);
  const billing = destinationOf(billingInfo?.address);
  return {
    ...(destination && { destination }),
    ...(billing && { billing }),
    ...(shippingOption && { shippingOption }),
    ...(plugins && { plugins }),
  };
}

/** Prices a checkout as of now. A completed checkout keeps the totals that it was completed with. */
export function priceCheckout(tenant: Tenant, checkout: Purchase): PricedPurchase {
  if (checkout.completed && isPriced(checkout)) return checkout;
  const lines = currentLines(tenant, checkout);
  return { ...checkout, lines, totals: price(tenant, { ...checkout, lines }, pricingContext(checkout)) };
}

/** The checkout with the totals that it was last written with. */
export const lastPricedCheckout = (tenant: Tenant, checkout: Purchase): PricedPurchase =>
  isPriced(checkout) ? checkout : priceCheckout(tenant, checkout);
