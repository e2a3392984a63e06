import type { Tenant } from '../../kernel/state/tenant.js';

/** Part of the settings: fields by the platform's names. */
export interface SettingsPart {
  readonly [field: string]: string | number | boolean | null | SettingsPart;
}

/** Fields, texts and appearance of the checkout page. */
export interface CheckoutSettings {
  readonly id: 'checkout';
  readonly settings: SettingsPart;
  /** ISO 8601 strings. */
  readonly createdDate: string;
  readonly updatedDate: string;
}

const stored = (tenant: Tenant) => tenant.collection<CheckoutSettings>('checkout-settings');

const initialDate = '2025-09-01T09:00:00.000Z';
const unsetFields = { visible: false, content: '' };

/** Default settings of a store. */
export const initialCheckoutSettings: CheckoutSettings = {
  id: 'checkout',
  settings: {
    checkoutPolicies: {
      termsAndConditions: unsetFields,
      privacyPolicy: unsetFields,
      returnPolicy: unsetFields,
      digitalItemPolicy: unsetFields,
      contactUs: unsetFields,
      customPolicy: { ...unsetFields, title: '' },
    },
    checkoutFields: {
      subscriptionCheckbox: { visible: false, checkedByDefault: false, splitByChannel: false },
      policyAgreementCheckbox: { visible: false, checkedByDefault: false },
      giftCardRedeemEnabled: true,
      mitEnabled: false,
      delayCaptureEnabled: false,
      captureBeforeExpiryEnabled: false,
    },
    checkoutBillingFields: 'All_FIELDS',
    status: 'ACTIVE',
  },
  createdDate: initialDate,
  updatedDate: initialDate,
};

/** Settings of a tenant's checkout page. */
export const checkoutSettings = (tenant: Tenant): CheckoutSettings =>
  stored(tenant).get('checkout') ?? initialCheckoutSettings;

/** Stores the settings of a tenant's checkout page. */
export const saveCheckoutSettings = (tenant: Tenant, settings: SettingsPart): CheckoutSettings =>
  stored(tenant).put({ ...checkoutSettings(tenant), settings, updatedDate: tenant.clock.now().toISOString() });
