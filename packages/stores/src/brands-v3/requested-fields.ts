import { enumeration, type EnumerationValue } from '@cartwright/core';
import type { Brand } from '../catalog-v3/brand.js';
import type { Requested } from '../catalog-v3/results/requested.js';

export type { FieldsOptions } from '../catalog-v3/results/requested.js';

/** Fields of brands that are returned only on request. */
export const RequestedFields = /* @__PURE__ */ enumeration('ASSIGNED_PRODUCTS_COUNT');
/** Field of brands that is returned only on request: `ASSIGNED_PRODUCTS_COUNT` for `assignedProductsCount`. */
export type RequestedFields = EnumerationValue<typeof RequestedFields>;

/** Fields on request of {@link Brand}, with the values that request them. */
export interface BrandFieldsOnRequest {
  /** Requested by `ASSIGNED_PRODUCTS_COUNT`. */
  assignedProductsCount: 'ASSIGNED_PRODUCTS_COUNT';
}

/** A brand with the requested fields. Other fields on request are `undefined`. */
export type BrandWith<Field> = Requested<Brand, BrandFieldsOnRequest, Field>;
