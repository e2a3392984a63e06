import { round } from '../../kernel/money/decimal.js';
import type { Input } from '../../kernel/input/object.js';
import type { Coupon, CouponBenefit, CouponScope } from '../../shop/pricing/coupons/coupon.js';
import type { DeliveryRegion, ShippingOption } from '../../shop/settings/shipping-settings.js';
import type { ServicePrice, ShippingRule } from '../../shop/settings/shipping-table.js';
import { manualCalculatorId, taxGroupIds, type TaxMapping, type TaxRegion } from '../../shop/settings/tax-settings.js';
import type { TaxRate } from '../../shop/settings/tax-table.js';
import { initialDate, toList, toNumber, toObject, present, readEntity, toStrings, toText } from './read-values.js';

/** Reads a time in milliseconds since 1970 as an ISO 8601 string. */
const toTime = (value: unknown): string | undefined => {
  const time = toNumber(value);
  return time === undefined ? undefined : new Date(time).toISOString();
};

function readBenefit(input: Input, currency: string): CouponBenefit {
  const amount = (value: unknown) => round(toText(value, '0'), currency);
  const { buyXGetY, fixedPriceAmount, moneyOffAmount, percentOffRate } = input;
  if (moneyOffAmount !== undefined) return { moneyOffAmount: amount(moneyOffAmount) };
  if (fixedPriceAmount !== undefined) return { fixedPriceAmount: amount(fixedPriceAmount) };
  if (percentOffRate !== undefined) return { percentOffRate: toNumber(percentOffRate) ?? 0 };
  if (buyXGetY === undefined) return { freeShipping: true };
  const { x, y } = toObject(buyXGetY);
  return { buyXGetY: { x: toNumber(x) ?? 1, y: toNumber(y) ?? 1 } };
}

/** Reads a coupon in the format of the platform. */
export function readCoupon(input: Input, currency: string): Coupon {
  const own = toObject(input['specification']);
  const minimum = toNumber(own['minimumSubtotal']);
  return {
    id: toText(input['id']),
    code: toText(own['code']),
    name: toText(own['name']),
    active: own['active'] !== false,
    startTime: toTime(own['startTime']) ?? initialDate,
    numberOfUsages: toNumber(input['numberOfUsages']) ?? 0,
    limitedToOneItem: own['limitedToOneItem'] === true,
    appliesToSubscriptions: own['appliesToSubscriptions'] === true,
    benefit: readBenefit(own, currency),
    dateCreated: toTime(input['dateCreated']) ?? initialDate,
    ...present({
      expirationTime: toTime(own['expirationTime']),
      usageLimit: toNumber(own['usageLimit']),
      limitPerCustomer: toNumber(own['limitPerCustomer']),
      minimumSubtotal: minimum === undefined ? undefined : round(String(minimum), currency),
      scope: own['scope'] as CouponScope | undefined,
      appId: input['appId'] as string | undefined,
    }),
  };
}

/** Reads a delivery region. One without destinations is the rest of the world. */
export const readDeliveryRegion = (input: Input): DeliveryRegion => {
  const places = toList(input['destinations']).flatMap(({ countryCode, subdivisions }) => {
    const inside = toStrings(subdivisions);
    return inside.length > 0 ? inside : [toText(countryCode)];
  });
  return { id: toText(input['id']), name: toText(input['name']), places: places.length > 0 ? places : ['*'] };
};

const readRate = ({ amount, conditions, multiplyByQuantity }: Input): ServicePrice => ({
  price: toText(amount, '0'),
  rules: toList(conditions).map(({ operator, type, value }) => ({
    operator: toText(operator, 'GTE') as ShippingRule['operator'],
    type: toText(type, 'BY_TOTAL_PRICE') as ShippingRule['type'],
    value: toText(value, '0'),
  })),
  ...(multiplyByQuantity === true && { perPiece: true }),
});

/** Reads a shipping option. Its code is its ID. */
export const readShippingOption = (input: Input): ShippingOption => ({
  ...readEntity(input),
  code: toText(input['id']),
  title: toText(input['title']),
  deliveryTime: toText(input['estimatedDeliveryTime']),
  regionIds: toStrings(input['deliveryRegionIds'] ?? [input['deliveryRegionId']]),
  prices: toList(input['rates']).map(readRate),
});

/** Reads a pickup location. Its code is its ID. */
export const readPickupLocation = (input: Input): ShippingOption => ({
  ...readEntity(input),
  code: toText(input['id']),
  title: toText(input['name']),
  deliveryTime: toText(input['deliveryTime']),
  regionIds: toStrings(input['deliveryRegionIds']),
  prices: toList(input['rates']).map(readRate),
  pickup: {
    address: toObject(input['address']),
    ...present({ instructions: input['instructions'] as string | undefined }),
  },
  ...(input['active'] === false && { isInactive: true }),
});

/** Reads a tax region. */
export const readTaxRegion = (input: Input): TaxRegion => ({
  ...readEntity(input),
  country: toText(input['country']),
  ...(toText(input['subdivision']) !== '' && { subdivision: toText(input['subdivision']) }),
  appId: toText(input['appId'], manualCalculatorId),
  includedInPrices: input['taxIncludedInPrice'] === true,
});

/**
 * Reads the rate of a tax group in a tax region. The emulator has two tax groups: products, and shipping.
 *
 * @param shippingGroups - IDs of the site's tax groups of shipping.
 */
export const readTaxMapping = (input: Input, shippingGroups: ReadonlySet<string>): TaxMapping => ({
  ...readEntity(input),
  groupId: shippingGroups.has(toText(input['taxGroupId'])) ? taxGroupIds.shipping : taxGroupIds.products,
  regionId: toText(input['taxRegionId']),
  rates: [
    {
      name: toText(input['taxName']),
      type: toText(input['taxType']),
      jurisdiction: toText(input['jurisdiction']),
      jurisdictionType: toText(input['jurisdictionType'], 'COUNTRY') as TaxRate['jurisdictionType'],
      rate: toText(input['taxRate'], '0'),
    },
  ],
  ...present({ description: input['description'] as string | undefined }),
});
