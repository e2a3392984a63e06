import type { Route } from '../../protocol/routing/route.js';
import { getCheckoutPage } from './get-checkout-page.js';
import { getLogoutPage } from './logout-page.js';
import { getPaymentPage, submitPayment } from './payment-page.js';
import { getPlatformPage } from './platform-page.js';
import { cancelSubscription } from './subscription-list.js';
import { getStyle } from './style-route.js';
import { submitCheckout } from './submit-checkout.js';

/** The routes of the hosted pages. */
export const hostedRoutes: readonly Route[] = [
  getStyle,
  getCheckoutPage,
  submitCheckout,
  getLogoutPage,
  getPaymentPage,
  submitPayment,
  getPlatformPage,
  cancelSubscription,
];
