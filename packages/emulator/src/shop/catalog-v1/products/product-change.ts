import type { StoredProduct } from '../product.js';

/** The fields of a product that a merchant writes. */
type Writable =
  | 'additionalInfoSections'
  | 'brand'
  | 'cost'
  | 'description'
  | 'discount'
  | 'manageVariants'
  | 'name'
  | 'options'
  | 'packageDimensions'
  | 'price'
  | 'pricePerUnitData'
  | 'productDimensions'
  | 'ribbon'
  | 'seoData'
  | 'sku'
  | 'slug'
  | 'visible'
  | 'weight';

/** What a merchant wants different about a product; what is not there stays as it is. */
export type ProductChange = Partial<Pick<StoredProduct, Writable>>;
