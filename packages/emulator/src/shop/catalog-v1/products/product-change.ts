import type { StoredProduct } from '../product.js';

/** Fields of a product that a merchant can change. */
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

/** Changes of a product by the merchant. Absent fields are unchanged. */
export type ProductChange = Partial<Pick<StoredProduct, Writable>>;
