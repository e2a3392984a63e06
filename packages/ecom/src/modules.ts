/**
 * The modules of `@cartwright/ecom` with their operations only, without enumerations: a bundle that imports a module as a
 * whole has no values that it does not use. The names and operations are those of the other entry points.
 *
 * @packageDocumentation
 */
export * as abandonedCheckouts from './abandoned-checkouts/operations.js';
export * as backInStockNotifications from './back-in-stock-notifications/operations.js';
export * as backInStockSettings from './back-in-stock-settings/index.js';
export * as cart from './cart/operations.js';
export * as cartV2 from './cart-v2/operations.js';
export * as checkout from './checkout/operations.js';
export * as checkoutSettings from './checkout-settings/operations.js';
export * as checkoutTemplates from './checkout-templates/operations.js';
export * as contactTaxDetails from './contact-tax-details/operations.js';
export * as coupons from './coupons/operations.js';
export * as currencies from './currencies/index.js';
export * as currentCart from './current-cart/operations.js';
export * as currentCartV2 from './current-cart-v2/operations.js';
export * as deliveryProfile from './delivery-profile/operations.js';
export * as discountRules from './discount-rules/operations.js';
export * as draftOrders from './draft-orders/operations.js';
export * as manualTaxMappings from './manual-tax-mappings/operations.js';
export * as orderActions from './order-actions/index.js';
export * as orderBilling from './order-billing/operations.js';
export * as orderFulfillments from './order-fulfillments/operations.js';
export * as orderPaymentRequests from './order-payment-requests/operations.js';
export * as orderTransactions from './order-transactions/operations.js';
export * as orders from './orders/operations.js';
export * as ordersSettings from './orders-settings/operations.js';
export * as pickupLocations from './pickup-locations/operations.js';
export * as purchase from './purchase/index.js';
export * as purchaseV2 from './purchase-v2/index.js';
export * as recommendations from './recommendations/operations.js';
export * as shippingOptions from './shipping-options/operations.js';
export * as shippoConfigurations from './shippo-configurations/operations.js';
export * as subscriptionContracts from './subscription-contracts/operations.js';
export * as taxExemptGroups from './tax-exempt-groups/operations.js';
export * as taxGroups from './tax-groups/operations.js';
export * as taxRegions from './tax-regions/operations.js';
export * as taxSettings from './tax-settings/operations.js';
