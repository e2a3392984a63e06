import type { Totals } from '../pricing/totals/totals.js';
import { wireLogistics } from '../pricing/totals/wire-totals.js';
import { carrierId } from '../pricing/shipping/shipping-table.js';
import type { Purchase } from '../purchase/purchase.js';
import { type PriceOf, wireTaxInfo } from './wire-order-tax.js';

interface Delivered {
  readonly shippingDestination: Purchase['shippingDestination'];
  readonly taxIncludedInPrices: boolean;
  readonly totals: Totals;
}

/** Makes the delivery of an order; nothing for an order without one. */
export function wireOrderShipping(
  { shippingDestination, taxIncludedInPrices, totals }: Delivered,
  price: PriceOf,
): object | undefined {
  if (!totals.delivery) return undefined;
  const { discount, offer, selected, tax, totalAfterTax, totalBeforeTax } = totals.delivery;
  const { pickupDetails, ...logistics } = wireLogistics(selected);
  const pickup = pickupDetails && {
    pickupDetails: { address: pickupDetails.address, pickupMethod: pickupDetails.pickupMethod },
  };
  return {
    carrierId,
    code: selected.service.code,
    title: selected.service.title,
    logistics: { ...logistics, ...(pickup ?? (shippingDestination && { shippingDestination })) },
    cost: {
      price: price(selected.price),
      totalPriceBeforeTax: price(totalBeforeTax),
      totalPriceAfterTax: price(totalAfterTax),
      discount: price(discount),
      ...wireTaxInfo(tax, taxIncludedInPrices, price),
    },
    region: { name: offer.region.name },
  };
}
