import type { EventSource } from './events/event-source.js';
import { discountRuleEvents } from './discount-rules/discount-rule-events.js';
import { checkoutTemplateEvents } from './checkout-templates/template-events.js';
import { checkoutSettingsEvents } from './checkout-settings/checkout-settings-events.js';
import { backInStockEvents } from './back-in-stock/request.js';
import { abandonedCartEvents } from './abandoned-carts/abandoned-cart.js';
import { cartEvents } from './cart/cart-events.js';
import { collectionEvents } from './catalog/collection-events.js';
import { productEvents } from './catalog/product-events.js';
import { checkoutEvents } from './checkout/checkout-events.js';
import { couponEvents } from './coupons/coupon-events.js';
import { memberEvents } from './members/member-events.js';
import { fulfillmentEvents } from './fulfillments/fulfillment-events.js';
import { ordersSettingsEvents } from './order-settings/orders-settings-events.js';
import { orderEvents } from './orders/order-events.js';
import { transactionEvents } from './payments/transaction-events.js';
import { signOnPolicyEvents } from './site-settings/sign-on-policy-events.js';
import type { Document } from './state/collection.js';

/** The sources of every event that the emulator tells of, one for each collection of documents. */
export const eventSources: readonly EventSource<Document>[] = [
  productEvents,
  collectionEvents,
  backInStockEvents,
  abandonedCartEvents,
  cartEvents,
  checkoutEvents,
  orderEvents,
  checkoutSettingsEvents,
  checkoutTemplateEvents,
  couponEvents,
  discountRuleEvents,
  transactionEvents,
  fulfillmentEvents,
  ordersSettingsEvents,
  memberEvents,
  signOnPolicyEvents,
];
