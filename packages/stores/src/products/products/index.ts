export * from './bulk-adjust-product-property.js';
export type {
  ApplicationError,
  BulkActionMetadata,
  BulkItemResult as BulkProductResult,
  ItemMetadata,
} from '../../shared/bulk-results.js';
export * from './bulk-update-products-property.js';
export * from './create-product.js';
export * from './delete-product.js';
export * from './get-product.js';
export type { AdditionalInfoSection, CustomTextField, PageUrl, Product, Ribbon, Stock } from './product.js';
export * from './query-products.js';
export * from './remove-brand.js';
export * from './remove-ribbon.js';
export * from './update-product.js';
