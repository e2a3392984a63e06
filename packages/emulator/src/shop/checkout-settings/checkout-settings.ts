import type { Tenant } from '../../kernel/state/tenant.js';

/** A part of the settings: its fields by their names on the wire. */
export interface SettingsPart {
  readonly [field: string]: string | number | boolean | null | SettingsPart;
}

/** What the checkout page asks, says and looks like. */
export interface CheckoutSettings {
  readonly id: 'checkout';
  readonly settings: SettingsPart;
  /** ISO dates. */
  readonly createdDate: string;
  readonly updatedDate: string;
}

const stored = (tenant: Tenant) => tenant.collection<CheckoutSettings>('checkout-settings');

const opening = '2025-09-01T09:00:00.000Z';
const unsaid = { visible: false, content: '' };

/** The settings of a store that nobody has changed. */
export const initialCheckoutSettings: CheckoutSettings = {
  id: 'checkout',
  settings: {
    checkoutPolicies: {
      termsAndConditions: unsaid,
      privacyPolicy: unsaid,
      returnPolicy: unsaid,
      digitalItemPolicy: unsaid,
      contactUs: unsaid,
      customPolicy: { ...unsaid, title: '' },
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
  createdDate: opening,
  updatedDate: opening,
};

/** The tenant's settings of the checkout page. */
export const checkoutSettings = (tenant: Tenant): CheckoutSettings =>
  stored(tenant).get('checkout') ?? initialCheckoutSettings;

/** Keeps new settings of the tenant's checkout page. */
export const saveCheckoutSettings = (tenant: Tenant, settings: SettingsPart): CheckoutSettings =>
  stored(tenant).put({ ...checkoutSettings(tenant), settings, updatedDate: tenant.clock.now().toISOString() });

/** The settings as the platform answers them. */
export const wireCheckoutSettings = ({ createdDate, settings, updatedDate }: CheckoutSettings): object => ({
  ...settings,
  createdDate,
  updatedDate,
});
