import { round } from '../../kernel/money/decimal.js';
import type { Input } from '../../kernel/input/object.js';
import type { Coupon, CouponBenefit, CouponScope } from '../../shop/pricing/coupons/coupon.js';
import type { DeliveryRegion, ShippingOption } from '../../shop/settings/shipping-settings.js';
import type { ServicePrice, ShippingRule } from '../../shop/settings/shipping-table.js';
import { manualCalculatorId, taxGroupIds, type TaxMapping, type TaxRegion } from '../../shop/settings/tax-settings.js';
import type { TaxRate } from '../../shop/settings/tax-table.js';
import { initialDate, listOf, numberOf, objectOf, present, readEntity, stringsOf, textOf } from './read-values.js';

/** Reads a time in milliseconds since 1970 as an ISO 8601 string. */
const timeOf = (value: unknown): string | undefined => {
  const time = numberOf(value);
  return time === undefined ? undefined : new Date(time).toISOString();
};

function readBenefit(input: Input, currency: string): CouponBenefit {
  const amount = (value: unknown) => round(textOf(value, '0'), currency);
  const { buyXGetY, fixedPriceAmount, moneyOffAmount, percentOffRate } = input;
  if (moneyOffAmount !== undefined) return { moneyOffAmount: amount(moneyOffAmount) };
  if (fixedPriceAmount !== undefined) return { fixedPriceAmount: amount(fixedPriceAmount) };
  if (percentOffRate !== undefined) return { percentOffRate: numberOf(percentOffRate) ?? 0 };
  if (buyXGetY === undefined) return { freeShipping: true };
  const { x, y } = objectOf(buyXGetY);
  return { buyXGetY: { x: numberOf(x) ?? 1, y: numberOf(y) ?? 1 } };
}

/** Reads a coupon in the format of the platform. */
export function readCoupon(input: Input, currency: string): Coupon {
  const own = objectOf(input['specification']);
  const minimum = numberOf(own['minimumSubtotal']);
  return {
    id: textOf(input['id']),
    code: textOf(own['code']),
    name: textOf(own['name']),
    active: own['active'] !== false,
    startTime: timeOf(own['startTime']) ?? initialDate,
    numberOfUsages: numberOf(input['numberOfUsages']) ?? 0,
    limitedToOneItem: own['limitedToOneItem'] === true,
    appliesToSubscriptions: own['appliesToSubscriptions'] === true,
    benefit: readBenefit(own, currency),
    dateCreated: timeOf(input['dateCreated']) ?? initialDate,
    ...present({
      expirationTime: timeOf(own['expirationTime']),
      usageLimit: numberOf(own['usageLimit']),
      limitPerCustomer: numberOf(own['limitPerCustomer']),
      minimumSubtotal: minimum === undefined ? undefined : round(String(minimum), currency),
      scope: own['scope'] as CouponScope | undefined,
      appId: input['appId'] as string | undefined,
    }),
  };
}

/** Reads a delivery region. One without destinations is the rest of the world. */
export const readDeliveryRegion = (input: Input): DeliveryRegion => {
  const places = listOf(input['destinations']).flatMap(({ countryCode, subdivisions }) => {
    const inside = stringsOf(subdivisions);
    return inside.length > 0 ? inside : [textOf(countryCode)];
  });
  return { id: textOf(input['id']), name: textOf(input['name']), places: places.length > 0 ? places : ['*'] };
};

const readRate = ({ amount, conditions, multiplyByQuantity }: Input): ServicePrice => ({
  price: textOf(amount, '0'),
  rules: listOf(conditions).map(({ operator, type, value }) => ({
    operator: textOf(operator, 'GTE') as ShippingRule['operator'],
    type: textOf(type, 'BY_TOTAL_PRICE') as ShippingRule['type'],
    value: textOf(value, '0'),
  })),
  ...(multiplyByQuantity === true && { perPiece: true }),
});

/** Reads a shipping option. Its code is its ID. */
export const readShippingOption = (input: Input): ShippingOption => ({
  ...readEntity(input),
  code: textOf(input['id']),
  title: textOf(input['title']),
  deliveryTime: textOf(input['estimatedDeliveryTime']),
  regionIds: stringsOf(input['deliveryRegionIds'] ?? [input['deliveryRegionId']]),
  prices: listOf(input['rates']).map(readRate),
});

/** Reads a tax region. */
export const readTaxRegion = (input: Input): TaxRegion => ({
  ...readEntity(input),
  country: textOf(input['country']),
  ...(textOf(input['subdivision']) !== '' && { subdivision: textOf(input['subdivision']) }),
  appId: textOf(input['appId'], manualCalculatorId),
  includedInPrices: input['taxIncludedInPrice'] === true,
});

/**
 * Reads the rate of a tax group in a tax region. The emulator has two tax groups: products, and shipping.
 *
 * @param shippingGroups - IDs of the site's tax groups of shipping.
 */
export const readTaxMapping = (input: Input, shippingGroups: ReadonlySet<string>): TaxMapping => ({
  ...readEntity(input),
  groupId: shippingGroups.has(textOf(input['taxGroupId'])) ? taxGroupIds.shipping : taxGroupIds.products,
  regionId: textOf(input['taxRegionId']),
  rates: [
    {
      name: textOf(input['taxName']),
      type: textOf(input['taxType']),
      jurisdiction: textOf(input['jurisdiction']),
      jurisdictionType: textOf(input['jurisdictionType'], 'COUNTRY') as TaxRate['jurisdictionType'],
      rate: textOf(input['taxRate'], '0'),
    },
  ],
  ...present({ description: input['description'] as string | undefined }),
});
