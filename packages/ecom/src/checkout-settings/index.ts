export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { WebhookIdentityType } from '@cartwright/core/site';
export type {
  BackgroundFill,
  CheckoutBrand,
  CheckoutFooter,
  CheckoutGlobal,
  CheckoutHeader,
  CheckoutMain,
  ContinueShopping,
  Logo,
} from './checkout-brand.js';
export type * from './checkout-policies.js';
export * from './checkout-settings-events.js';
export type {
  CheckboxField,
  CheckoutFields,
  CheckoutSettings,
  CheckoutSettingsStatus,
  SubscriptionCheckboxField,
} from './checkout-settings.js';
export * from './enumerations.js';
export * from './get-checkout-settings.js';
export * from './update-checkout-settings.js';
