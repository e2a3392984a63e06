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
export type {
  CheckoutPolicies,
  ContactUsPolicy,
  CustomCheckoutPolicy,
  DigitalItemPolicy,
  PrivacyPolicy,
  ReturnPolicy,
  TermsAndConditionsPolicy,
} from './checkout-policies.js';
export type { CheckoutSettingsUpdatedEnvelope } from './checkout-settings-events.js';
export type {
  CheckboxField,
  CheckoutFields,
  CheckoutSettings,
  CheckoutSettingsStatus,
  SubscriptionCheckboxField,
} from './checkout-settings.js';
export {
  Alignment,
  CheckoutBillingFields,
  DisplayType,
  ExpressButtonsCornerRadius,
  InputFieldBackgroundStyle,
  LogoSize,
  TestMode,
} from './enumerations.js';
export { getCheckoutSettings, type GetCheckoutSettingsResponse } from './get-checkout-settings.js';
export { onCheckoutSettingsUpdated } from './on-checkout-settings-updated.js';
export { updateCheckoutSettings, type UpdateCheckoutSettingsResponse } from './update-checkout-settings.js';
