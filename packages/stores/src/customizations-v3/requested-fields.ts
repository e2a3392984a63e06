import { enumeration, type EnumerationValue } from '@cartwright/core';
import type { Customization } from '../catalog-v3/customization.js';
import type { BulkItemResult } from '../shared/bulk-results.js';
import type { Requested } from '../catalog-v3/results/requested.js';

export type { FieldsOptions } from '../catalog-v3/results/requested.js';

/** Fields of customizations that are returned only on request. */
export const RequestedFields = /* @__PURE__ */ enumeration('ASSIGNED_PRODUCTS_COUNT', 'CHOICE_DISPLAY_IMAGE');
/**
 * Field of customizations that is returned only on request: `ASSIGNED_PRODUCTS_COUNT` for `assignedProductsCount`,
 * `CHOICE_DISPLAY_IMAGE` for `displayImage` of the choices.
 */
export type RequestedFields = EnumerationValue<typeof RequestedFields>;

/** Fields on request of {@link Customization}, with the values that request them. */
export interface CustomizationFieldsOnRequest {
  /** Requested by `ASSIGNED_PRODUCTS_COUNT`. */
  assignedProductsCount: 'ASSIGNED_PRODUCTS_COUNT';
}

/** A customization with the requested fields. Other fields on request are `undefined`. */
export type CustomizationWith<Field> = Requested<Customization, CustomizationFieldsOnRequest, Field>;

/** Result of one customization of a bulk request. */
export interface BulkCustomizationResult<Field = RequestedFields> extends BulkItemResult {
  /** The customization after the request. Absent without `returnEntity: true` and on failure. */
  customization?: CustomizationWith<Field>;
}
