export { allowOneTimePurchases } from './allow-one-time-purchases.js';
export {
  assignSubscriptionOptionsToProduct,
  type AssignSubscriptionOptionsToProductOptions,
} from './assign-subscription-options-to-product.js';
export {
  bulkCreateSubscriptionOptions,
  type BulkCreateSubscriptionOptionsResponse,
} from './bulk-create-subscription-options.js';
export { bulkDeleteSubscriptionOptions } from './bulk-delete-subscription-options.js';
export {
  bulkUpdateSubscriptionOptions,
  type BulkUpdateSubscriptionOptionsResponse,
} from './bulk-update-subscription-options.js';
export { createSubscriptionOption } from './create-subscription-option.js';
export { deleteSubscriptionOption } from './delete-subscription-option.js';
export { DiscountType, SubscriptionFrequency } from './enumerations.js';
export { getOneTimePurchasesStatus, type GetOneTimePurchasesStatusResponse } from './get-one-time-purchases-status.js';
export {
  getProductIdsForSubscriptionOption,
  type GetProductIdsForSubscriptionOptionOptions,
  type GetProductIdsForSubscriptionOptionResponse,
  type Paging,
  type PagingMetadata,
} from './get-product-ids-for-subscription-option.js';
export { getSubscriptionOption } from './get-subscription-option.js';
export {
  getSubscriptionOptionsForProduct,
  type GetSubscriptionOptionsForProductOptions,
  type GetSubscriptionOptionsForProductResponse,
} from './get-subscription-options-for-product.js';
export type {
  Discount,
  SubscriptionOption,
  SubscriptionOptionInProduct,
  SubscriptionSettings,
} from './subscription-option.js';
export { updateSubscriptionOption, type UpdateSubscriptionOption } from './update-subscription-option.js';
