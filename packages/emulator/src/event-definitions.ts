import type { EventDefinition } from './protocol/events/event-definition.js';
import { taxMappingEvents } from './api/manual-tax-mappings-v1/tax-mapping-events.js';
import { deliveryProfileEvents, deliveryRegionEvents } from './api/delivery-profiles-v1/delivery-profile-events.js';
import { shippingOptionEvents } from './api/shipping-options-v1/shipping-option-events.js';
import { taxGroupEvents } from './api/tax-groups-v1/tax-group-events.js';
import { taxExemptGroupEvents } from './api/tax-exempt-groups-v1/tax-exempt-group-events.js';
import { taxRegionEvents } from './api/tax-regions-v1/tax-region-events.js';
import { discountRuleEvents } from './api/discount-rules-v1/discount-rule-events.js';
import { draftOrderEvents } from './api/draft-orders-v1/draft-order-events.js';
import { checkoutTemplateEvents } from './api/checkout-templates-v1/template-events.js';
import { checkoutSettingsEvents } from './api/checkout-settings-v1/checkout-settings-events.js';
import { backInStockEvents } from './api/back-in-stock-v1/request-events.js';
import { abandonedCheckoutEvents } from './api/abandoned-checkouts-v1/abandoned-checkout-events.js';
import { abandonedCartEvents } from './api/abandoned-carts-v1/abandoned-cart-events.js';
import { brandEvents } from './api/brands-v3/brand-events.js';
import { cartEvents } from './api/cart-v1/cart-events.js';
import { calculationEvents } from './api/cart-v2/cart-calculations.js';
import { cartEvents as cartV2Events } from './api/cart-v2/cart-events.js';
import { categoryEvents, categoryItemEvents } from './api/categories/category-events.js';
import { collectionEvents } from './api/products-v1/collection-events.js';
import { productEvents } from './api/products-v1/product-events.js';
import { productEvents as productV3Events } from './api/products-v3/product-events.js';
import { dataItemEvents } from './api/data-items/item-events.js';
import { customizationEvents } from './api/customizations-v3/customization-events.js';
import { inventoryItemEvents } from './api/inventory-items-v3/inventory-item-events.js';
import { infoSectionEvents } from './api/info-sections-v3/info-section-events.js';
import { checkoutEvents } from './api/checkout-v1/checkout-events.js';
import { couponEvents } from './api/coupons-v2/coupon-events.js';
import { memberAboutEvents } from './api/member-abouts-v2/member-about-events.js';
import { memberEvents } from './api/members-v1/member-events.js';
import { fulfillmentEvents } from './api/fulfillments-v1/fulfillment-events.js';
import { ordersSettingsEvents } from './api/orders-settings-v1/orders-settings-events.js';
import { paymentRequestEvents } from './api/order-payment-requests-v1/payment-request-events.js';
import { contractEvents } from './api/subscription-contracts-v1/contract-events.js';
import { orderEvents } from './api/orders-v1/order-events.js';
import { transactionEvents } from './api/order-payments-v1/transaction-events.js';
import { promotionEvents } from './api/promotions-v3/promotion-events.js';
import { reviewEvents } from './api/reviews/review-events.js';
import { reviewRequestEvents } from './api/review-requests-v2/review-request-events.js';
import { ribbonEvents } from './api/ribbons-v3/ribbon-events.js';
import { signOnPolicyEvents } from './api/sign-on-policy-v1/sign-on-policy-events.js';
import type { Document } from './kernel/state/collection.js';

/** Sources of all events of the emulator, one for each collection of documents. */
export const eventDefinitions: readonly EventDefinition<Document>[] = [
  productEvents,
  productV3Events,
  collectionEvents,
  categoryEvents,
  categoryItemEvents,
  brandEvents,
  ribbonEvents,
  reviewEvents,
  reviewRequestEvents,
  infoSectionEvents,
  customizationEvents,
  inventoryItemEvents,
  backInStockEvents,
  abandonedCartEvents,
  abandonedCheckoutEvents,
  cartEvents,
  cartV2Events,
  calculationEvents,
  checkoutEvents,
  orderEvents,
  paymentRequestEvents,
  contractEvents,
  checkoutSettingsEvents,
  checkoutTemplateEvents,
  couponEvents,
  discountRuleEvents,
  draftOrderEvents,
  shippingOptionEvents,
  deliveryProfileEvents,
  deliveryRegionEvents,
  taxGroupEvents,
  taxExemptGroupEvents,
  taxRegionEvents,
  taxMappingEvents,
  transactionEvents,
  fulfillmentEvents,
  ordersSettingsEvents,
  memberEvents,
  memberAboutEvents,
  signOnPolicyEvents,
  promotionEvents,
  dataItemEvents,
];
