export * from './allow-one-time-purchases.js';
export * from './assign-subscription-options-to-product.js';
export * from './bulk-create-subscription-options.js';
export * from './bulk-delete-subscription-options.js';
export * from './bulk-update-subscription-options.js';
export * from './create-subscription-option.js';
export * from './delete-subscription-option.js';
export * from './enumerations.js';
export * from './get-one-time-purchases-status.js';
export * from './get-product-ids-for-subscription-option.js';
export * from './get-subscription-option.js';
export * from './get-subscription-options-for-product.js';
export type {
  Discount,
  SubscriptionOption,
  SubscriptionOptionInProduct,
  SubscriptionSettings,
} from './subscription-option.js';
export * from './update-subscription-option.js';
