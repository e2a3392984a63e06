import { date, entity } from '@cartwright/core';
import { checkoutBrandShape, type CheckoutBrand } from './checkout-brand.js';
import type { CheckoutPolicies } from './checkout-policies.js';
import type { CheckoutBillingFields } from './enumerations.js';

/** A box to get news. */
export interface SubscriptionCheckboxField {
  /** Whether it is shown. */
  visible?: boolean | null;
  /** Whether it is checked at first. */
  checkedByDefault?: boolean | null;
  /** Whether there is a box for each way to send news. */
  splitByChannel?: boolean | null;
}

/** A box to check. */
export interface CheckboxField {
  /** Whether it is shown. */
  visible?: boolean | null;
  /** Whether it is checked at first. */
  checkedByDefault?: boolean | null;
}

/** What the buyer is asked. */
export interface CheckoutFields {
  /** A box to get news. */
  subscriptionCheckbox?: SubscriptionCheckboxField;
  /** A box to agree to the policies. */
  policyAgreementCheckbox?: CheckboxField;
  /** Whether gift cards can be entered. */
  giftCardRedeemEnabled?: boolean | null;
  /** Whether the way to pay may be charged later without the buyer. */
  mitEnabled?: boolean | null;
  /** Whether payments are only authorized, and captured later. */
  delayCaptureEnabled?: boolean | null;
  /** Whether authorized payments are captured before they expire. */
  captureBeforeExpiryEnabled?: boolean | null;
}

/** State of checkout settings: `ACTIVE` settings apply to the checkout page, `INACTIVE` ones do not. */
export type CheckoutSettingsStatus = 'ACTIVE' | 'INACTIVE' | (string & {});

/** What the checkout page asks, says and looks like. */
export interface CheckoutSettings {
  /** What the buyer can read, or has to agree to. */
  checkoutPolicies?: CheckoutPolicies;
  /** What the buyer is asked. */
  checkoutFields?: CheckoutFields;
  /** What the page looks like. */
  checkoutBrand?: CheckoutBrand;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** Time of the last update. Read-only. */
  _updatedDate?: Date | null;
  /** What the buyer is asked about the bill. */
  checkoutBillingFields?: CheckoutBillingFields;
  /** Whether the settings apply. The official types do not declare it. */
  status?: CheckoutSettingsStatus;
}

/** The converted fields of {@link CheckoutSettings}. */
export const checkoutSettingsShape = /* @__PURE__ */ entity<CheckoutSettings>({
  _createdDate: date,
  _updatedDate: date,
  checkoutBrand: checkoutBrandShape,
});
