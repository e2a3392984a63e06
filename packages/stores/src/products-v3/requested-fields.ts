import { enumeration, type EnumerationValue } from '@cartwright/core';
import type { Requested } from '../catalog-v3/results/requested.js';
import type { InfoSection } from './entity/product-parts.js';
import type { V3Product } from './entity/product.js';

export type { FieldsOptions } from '../catalog-v3/results/requested.js';

/** Fields of products that are returned only on request. */
export const RequestedFields = /* @__PURE__ */ enumeration(
  'URL',
  'CURRENCY',
  'INFO_SECTION',
  'MERCHANT_DATA',
  'PLAIN_DESCRIPTION',
  'INFO_SECTION_PLAIN_DESCRIPTION',
  'SUBSCRIPTION_PRICES_INFO',
  'BREADCRUMBS_INFO',
  'WEIGHT_MEASUREMENT_UNIT_INFO',
  'VARIANT_OPTION_CHOICE_NAMES',
  'MEDIA_ITEMS_INFO',
  'DESCRIPTION',
  'DIRECT_CATEGORIES_INFO',
  'ALL_CATEGORIES_INFO',
  'MIN_VARIANT_PRICE_INFO',
  'INFO_SECTION_DESCRIPTION',
  'THUMBNAIL',
  'DIRECT_CATEGORY_IDS',
  'PRODUCT_CHOICES_MEDIA_REFERENCES',
  'PRODUCT_CHOICES_DISPLAY_IMAGE',
  'MIN_PRICE_VARIANT',
  'DISCOUNT_INFO',
);
/**
 * Field of products that is returned only on request. The comment of each field names the value that requests it.
 * `MERCHANT_DATA` requires a merchant identity.
 */
export type RequestedFields = EnumerationValue<typeof RequestedFields>;

/** Fields on request of {@link V3Product}, with the values that request them. */
export interface ProductFieldsOnRequest {
  /** Requested by `URL`. */
  url: 'URL';
  /** Requested by `CURRENCY`. */
  currency: 'CURRENCY';
  /** Requested by `DESCRIPTION`. */
  description: 'DESCRIPTION';
  /** Requested by `PLAIN_DESCRIPTION`. */
  plainDescription: 'PLAIN_DESCRIPTION';
  /** Requested by `DIRECT_CATEGORIES_INFO`. */
  directCategoriesInfo: 'DIRECT_CATEGORIES_INFO';
  /** Requested by `ALL_CATEGORIES_INFO`. */
  allCategoriesInfo: 'ALL_CATEGORIES_INFO';
  /** Requested by `DIRECT_CATEGORY_IDS`. */
  directCategoryIdsInfo: 'DIRECT_CATEGORY_IDS';
  /** Requested by `BREADCRUMBS_INFO`. */
  breadcrumbsInfo: 'BREADCRUMBS_INFO';
  /** Requested by `MERCHANT_DATA`. */
  costRange: 'MERCHANT_DATA';
  /** Requested by `DISCOUNT_INFO`. */
  discountInfo: 'DISCOUNT_INFO';
  /** Requested by `MIN_VARIANT_PRICE_INFO`. */
  minVariantPriceInfo: 'MIN_VARIANT_PRICE_INFO';
}

/** Fields on request below the top level of products, with the values that request them. */
export interface InnerFieldsOnRequest {
  /** Requested by `CURRENCY`. */
  formattedAmount: 'CURRENCY';
  /** Requested by `MEDIA_ITEMS_INFO`. */
  itemsInfo: 'MEDIA_ITEMS_INFO';
  /** Requested by `THUMBNAIL`. */
  thumbnail: 'THUMBNAIL';
  /** Requested by `MERCHANT_DATA`. */
  revenueDetails: 'MERCHANT_DATA';
  /** Requested by `SUBSCRIPTION_PRICES_INFO`. */
  subscriptionPricesInfo: 'SUBSCRIPTION_PRICES_INFO';
  /** Requested by `VARIANT_OPTION_CHOICE_NAMES`. */
  optionChoiceNames: 'VARIANT_OPTION_CHOICE_NAMES';
  /** Requested by `PRODUCT_CHOICES_DISPLAY_IMAGE`. */
  displayImage: 'PRODUCT_CHOICES_DISPLAY_IMAGE';
  /** Requested by `DISCOUNT_INFO`. */
  priceAfterDiscount: 'DISCOUNT_INFO';
  /** Requested by `WEIGHT_MEASUREMENT_UNIT_INFO`. */
  weightMeasurementUnitInfo: 'WEIGHT_MEASUREMENT_UNIT_INFO';
  /** Requested by `MIN_PRICE_VARIANT`. */
  minPriceVariant: 'MIN_PRICE_VARIANT';
}

/** Fields on request of {@link InfoSection}, with the values that request them. */
export interface InfoSectionFieldsOnRequest {
  /** Requested by `INFO_SECTION`. */
  uniqueName: 'INFO_SECTION';
  /** Requested by `INFO_SECTION`. */
  title: 'INFO_SECTION';
  /** Requested by `INFO_SECTION_DESCRIPTION`. */
  description: 'INFO_SECTION_DESCRIPTION';
  /** Requested by `INFO_SECTION_PLAIN_DESCRIPTION`. */
  plainDescription: 'INFO_SECTION_PLAIN_DESCRIPTION';
}

/** A value of a product, at any depth, with the requested fields. */
type Inner<Value, Field> = Value extends Date | string | number | boolean | null | undefined
  ? Value
  : Value extends readonly (infer Item)[]
    ? Inner<Item, Field>[]
    : Requested<{ [Key in keyof Value]: Inner<Value[Key], Field> }, InnerFieldsOnRequest, Field>;

/** Value of a product's field that is there if it was requested, or needs no request. */
type ProductValue<Key extends keyof V3Product, Field> = Key extends 'infoSections'
  ? Requested<InfoSection, InfoSectionFieldsOnRequest, Field>[]
  : Key extends 'description' | 'seoData' | 'extendedFields' | 'tags'
    ? V3Product[Key]
    : Inner<V3Product[Key], Field>;

/**
 * A product with the requested fields. Other fields on request are `undefined`, at any depth. A mapped type and not
 * `Requested<…>`, so that editors show its name.
 */
export type ProductWith<Field> = {
  [Key in keyof V3Product]: Key extends keyof ProductFieldsOnRequest
    ? [Extract<Field, ProductFieldsOnRequest[Key]> | Extract<ProductFieldsOnRequest[Key], Field>] extends [never]
      ? never
      : ProductValue<Key, Field>
    : ProductValue<Key, Field>;
};
