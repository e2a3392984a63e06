import type { Totals } from '../pricing/totals/totals.js';
import { destinationOf } from '../pricing/shipping/destination.js';
import { totalsOf } from '../pricing/price.js';
import type { StoredLine } from '../line-items/line.js';
import { resolveLines } from './resolve-lines.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { Purchase } from './purchase.js';

/** A checkout's lines and what they cost. */
export interface PricedCheckout {
  readonly lines: readonly StoredLine[];
  readonly totals: Totals;
}

/** Reckons a checkout: the prices it was made with, the stock of now. */
export function priceCheckout(tenant: Tenant, checkout: Purchase): PricedCheckout {
  const today = checkout.completed ? checkout.lines : resolveLines(tenant, checkout.lines);
  const lines = checkout.lines.map((line, index) => {
    const { available, found } = (today[index] ?? line).facts;
    return { ...line, facts: { ...line.facts, available, found } };
  });
  const destination = destinationOf(checkout.shippingDestination?.address);
  const billing = destinationOf(checkout.billingInfo?.address);
  const { plugins, selectedShippingOption: shippingOption } = checkout;
  const totals = totalsOf(tenant, checkout, lines, {
    ...(destination && { destination }),
    ...(billing && { billing }),
    ...(shippingOption && { shippingOption }),
    ...(plugins && { plugins }),
  });
  return { lines, totals };
}
