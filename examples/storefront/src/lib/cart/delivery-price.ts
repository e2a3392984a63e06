import { compare, multiply } from '@cartwright/core/money';
import type { Cart } from '@cartwright/ecom/current-cart-v2';
import type { ShippingOption } from '@cartwright/ecom/shipping-options';

/** Rates of a shipping option, as the merchant has set them. */
export type DeliveryRates = NonNullable<ShippingOption['rates']>;
type Condition = NonNullable<DeliveryRates[number]['conditions']>[number];

/** Measures of a bag that its shipping options are priced by. */
interface Shipment {
  /** Weight of the items to ship, in the store's unit. */
  readonly weight: number;
  /** Number of items to ship. */
  readonly quantity: number;
  /** Subtotal of the bag, in the store's currency. */
  readonly subtotal: string;
}

/** Measures the items to ship of a bag with this subtotal. */
export function getShipment({ lineItems = [] }: Cart, subtotal: string): Shipment {
  let weight = 0;
  let quantity = 0;
  for (const { attributes, quantityInfo } of lineItems) {
    const { shippable, weight: each } = attributes?.physicalProperties ?? {};
    if (shippable === false) continue;
    const count = quantityInfo?.confirmedQuantity ?? 0;
    quantity += count;
    weight += (each ?? 0) * count;
  }
  // Sums of weights such as 0.1 and 0.2 have a digit too many.
  return { weight: Number(weight.toFixed(6)), quantity, subtotal };
}

function isMet({ operator, type, value = '' }: Condition, { weight, quantity, subtotal }: Shipment): boolean {
  const measures: Partial<Record<string, string | number>> = {
    BY_TOTAL_WEIGHT: weight,
    BY_TOTAL_QUANTITY: quantity,
    BY_TOTAL_PRICE: subtotal,
  };
  const measured = measures[type ?? ''];
  if (measured === undefined) return false;
  const order = compare(measured, value);
  const outcomes: Partial<Record<string, boolean>> = {
    EQ: order === 0,
    GT: order > 0,
    GTE: order >= 0,
    LT: order < 0,
    LTE: order <= 0,
  };
  return outcomes[operator ?? ''] ?? false;
}

/**
 * Calculates the price of a shipping option for a shipment, as the platform does: the lowest rate whose conditions are all
 * met. `undefined` if there is none.
 */
export const getDeliveryPrice = (rates: DeliveryRates, shipment: Shipment): string | undefined =>
  rates
    .filter(({ conditions = [] }) => conditions.every((condition) => isMet(condition, shipment)))
    .map(({ amount = '0', multiplyByQuantity }) => (multiplyByQuantity ? multiply(amount, shipment.quantity) : amount))
    .sort(compare)[0];
