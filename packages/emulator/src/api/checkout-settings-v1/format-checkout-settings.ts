import type { CheckoutSettings } from '../../shop/checkout-settings/checkout-settings.js';

/** Formats the settings for responses. */
export const formatCheckoutSettings = ({ createdDate, settings, updatedDate }: CheckoutSettings): object => ({
  ...settings,
  createdDate,
  updatedDate,
});
