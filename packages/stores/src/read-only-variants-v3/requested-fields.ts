import { enumeration, type EnumerationValue } from '@cartwright/core';
import type { Requested } from '../catalog-v3/results/requested.js';
import type { ReadOnlyVariant } from './read-only-variant.js';

export type { FieldsOptions } from '../catalog-v3/results/requested.js';

/** Fields of variants that are returned only on request. */
export const RequestedFields = /* @__PURE__ */ enumeration(
  'CURRENCY',
  'MERCHANT_DATA',
  'SUBSCRIPTION_PRICES_INFO',
  'WEIGHT_MEASUREMENT_UNIT_INFO',
  'DISCOUNT_INFO',
);
/**
 * Field of variants that is returned only on request. The comment of each field names the value that requests it.
 * `MERCHANT_DATA` requires a merchant identity.
 */
export type RequestedFields = EnumerationValue<typeof RequestedFields>;

/** Fields on request of {@link ReadOnlyVariant}, with the values that request them. */
export interface VariantFieldsOnRequest {
  /** Requested by `MERCHANT_DATA`. */
  revenueDetails: 'MERCHANT_DATA';
  /** Requested by `SUBSCRIPTION_PRICES_INFO`. */
  subscriptionPricesInfo: 'SUBSCRIPTION_PRICES_INFO';
  /** Requested by `DISCOUNT_INFO`. */
  discountInfo: 'DISCOUNT_INFO';
}

/** A variant with the requested fields. Other fields on request are `undefined`. */
export type VariantWith<Field> = Requested<ReadOnlyVariant, VariantFieldsOnRequest, Field>;
