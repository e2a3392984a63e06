import { enumeration, type EnumerationValue } from '@cartwright/core';
import type { Requested } from '../catalog-v3/results/requested.js';
import type { Ribbon } from '../catalog-v3/ribbon.js';

export type { FieldsOptions } from '../catalog-v3/results/requested.js';

/** Fields of ribbons that are returned only on request. */
export const RequestedFields = /* @__PURE__ */ enumeration('ASSIGNED_PRODUCT_COUNT');
/** Field of ribbons that is returned only on request: `ASSIGNED_PRODUCT_COUNT` for `assignedProductCount`. */
export type RequestedFields = EnumerationValue<typeof RequestedFields>;

/** Fields on request of {@link Ribbon}, with the values that request them. */
export interface RibbonFieldsOnRequest {
  /** Requested by `ASSIGNED_PRODUCT_COUNT`. */
  assignedProductCount: 'ASSIGNED_PRODUCT_COUNT';
}

/** A ribbon with the requested fields. Other fields on request are `undefined`. */
export type RibbonWith<Field> = Requested<Ribbon, RibbonFieldsOnRequest, Field>;
