import type { CheckoutSettings } from '../../shop/settings/checkout-settings.js';

/** Formats the settings for responses. */
export const formatCheckoutSettings = ({ createdDate, settings, updatedDate }: CheckoutSettings): object => ({
  ...settings,
  createdDate,
  updatedDate,
});
