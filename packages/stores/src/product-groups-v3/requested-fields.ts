import { enumeration, type EnumerationValue } from '@cartwright/core';
import type { Requested } from '../catalog-v3/results/requested.js';
import type { ProductGroup, ProductGroupMedia } from './entity/product-group.js';

export type { FieldsOptions } from '../catalog-v3/results/requested.js';

/** Fields of product groups that are returned only on request. */
export const ProductGroupRequestedFields = /* @__PURE__ */ enumeration('GROUPING_CUSTOMIZATION', 'THUMBNAIL');
/**
 * Field of product groups that is returned only on request: `GROUPING_CUSTOMIZATION` for `groupingCustomization`,
 * `THUMBNAIL` for `media.thumbnail`.
 */
export type ProductGroupRequestedFields = EnumerationValue<typeof ProductGroupRequestedFields>;

/** Fields on request of {@link ProductGroup}, with the values that request them. */
export interface ProductGroupFieldsOnRequest {
  /** Requested by `GROUPING_CUSTOMIZATION`. */
  groupingCustomization: 'GROUPING_CUSTOMIZATION';
}

/** Fields on request of {@link ProductGroupMedia}, with the values that request them. */
export interface ProductGroupMediaFieldsOnRequest {
  /** Requested by `THUMBNAIL`. */
  thumbnail: 'THUMBNAIL';
}

/** A product group with the requested fields. Other fields on request are `undefined`. */
export type ProductGroupWith<Field> = Requested<
  {
    [Key in keyof ProductGroup]: Key extends 'media'
      ? Requested<ProductGroupMedia, ProductGroupMediaFieldsOnRequest, Field>
      : ProductGroup[Key];
  },
  ProductGroupFieldsOnRequest,
  Field
>;
