import { date, entity } from '@cartwright/core';
import { checkoutBrandShape, type CheckoutBrand } from './checkout-brand.js';
import type { CheckoutPolicies } from './checkout-policies.js';
import type { CheckoutBillingFields } from './enumerations.js';

/** Newsletter subscription checkbox. */
export interface SubscriptionCheckboxField {
  /**
   * Whether the checkbox is shown.
   *
   * @default false
   */
  visible?: boolean | null;
  /**
   * Whether the checkbox is checked by default.
   *
   * @default false
   */
  checkedByDefault?: boolean | null;
  /**
   * Whether to show a separate checkbox for each marketing channel.
   *
   * @default false
   */
  splitByChannel?: boolean | null;
}

/** Checkbox. */
export interface CheckboxField {
  /**
   * Whether the checkbox is shown.
   *
   * @default false
   */
  visible?: boolean | null;
  /** Whether the checkbox is checked by default. */
  checkedByDefault?: boolean | null;
}

/** Form fields and payment behavior of the checkout page. */
export interface CheckoutFields {
  /** Newsletter subscription checkbox. */
  subscriptionCheckbox?: SubscriptionCheckboxField;
  /** Policy agreement checkbox. */
  policyAgreementCheckbox?: CheckboxField;
  /**
   * Whether buyers can redeem gift cards.
   *
   * @default false
   */
  giftCardRedeemEnabled?: boolean | null;
  /**
   * Whether merchant-initiated transactions (MIT) are enabled, so that saved payment methods can be charged without the
   * buyer.
   *
   * @default false
   */
  mitEnabled?: boolean | null;
  /**
   * Whether payments are only authorized at checkout and captured later.
   *
   * @default false
   */
  delayCaptureEnabled?: boolean | null;
  /**
   * Whether authorized payments are captured before they expire. Applies only if `delayCaptureEnabled` is `true`.
   *
   * @default true
   */
  captureBeforeExpiryEnabled?: boolean | null;
}

/** Statuses of checkout settings: `ACTIVE` settings apply to the checkout page, `INACTIVE` settings do not. */
export type CheckoutSettingsStatus = 'ACTIVE' | 'INACTIVE' | (string & {});

/** Settings of the checkout page. */
export interface CheckoutSettings {
  /** Policies. */
  checkoutPolicies?: CheckoutPolicies;
  /** Form fields and payment behavior. */
  checkoutFields?: CheckoutFields;
  /** Appearance. */
  checkoutBrand?: CheckoutBrand;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** Time of the last update. Read-only. */
  _updatedDate?: Date | null;
  /** Required billing fields. */
  checkoutBillingFields?: CheckoutBillingFields;
  /** Settings status. The official types do not declare it. */
  status?: CheckoutSettingsStatus;
}

/** Shape of {@link CheckoutSettings}: which fields are dates or images. */
export const checkoutSettingsShape = /* @__PURE__ */ entity<CheckoutSettings>({
  _createdDate: date,
  _updatedDate: date,
  checkoutBrand: checkoutBrandShape,
});
