import type { Tenant } from '../../kernel/state/tenant.js';
import type { Priced, Purchase } from './purchase.js';
import { resolveLines } from './resolve-lines.js';
import type { StoredLine } from '../line-items/line.js';
import { type PricingContext, price } from '../pricing/price.js';
import { getDestination } from '../pricing/shipping/destination.js';

const isPriced = <T extends Purchase>(checkout: T): checkout is Priced<T> => checkout.totals !== undefined;

/** Line items of a checkout, with the prices of the time when it was created and with current stock. */
export function currentLines(tenant: Tenant, { completed, lines }: Purchase): readonly StoredLine[] {
  if (completed) return lines;
  const today = resolveLines(tenant, lines);
  return lines.map((line, index) => {
    const { available, found } = (today[index] ?? line).facts;
    return { ...line, facts: { ...line.facts, available, found } };
  });
}

/** Addresses, shipping option and plugin results that the totals of a checkout depend on. */
export function pricingContext(checkout: Purchase): PricingContext {
  const { billingInfo, plugins, selectedShippingOption: shippingOption, shippingDestination } = checkout;
  const destination = getDestination(shippingDestination?.address);
  const billing = getDestination(billingInfo?.address);
  return {
    ...(destination && { destination }),
    ...(billing && { billing }),
    ...(shippingOption && { shippingOption }),
    ...(plugins && { plugins }),
  };
}

/** Calculates the current totals of a checkout. A completed checkout keeps its totals. */
export function priceCheckout<T extends Purchase>(tenant: Tenant, checkout: T): Priced<T> {
  if (checkout.completed && isPriced(checkout)) return checkout;
  const lines = currentLines(tenant, checkout);
  return { ...checkout, lines, totals: price(tenant, { ...checkout, lines }, pricingContext(checkout)) };
}

/** Returns the checkout with its stored totals. */
export const lastPricedCheckout = <T extends Purchase>(tenant: Tenant, checkout: T): Priced<T> =>
  isPriced(checkout) ? checkout : priceCheckout(tenant, checkout);
