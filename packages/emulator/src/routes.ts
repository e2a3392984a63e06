import { redeemGiftCard } from './api/gift-cards-v1/redeem-gift-card.js';
import { deliveryCarrierRoutes } from './api/delivery-profiles-v1/delivery-carrier-routes.js';
import { deliveryProfileRoutes } from './api/delivery-profiles-v1/delivery-profile-routes.js';
import { taxMappingRoutes } from './api/manual-tax-mappings-v1/tax-mapping-routes.js';
import { pickupLocationRoutes } from './api/pickup-locations-v1/pickup-location-routes.js';
import { shippingOptionRoutes } from './api/shipping-options-v1/shipping-options-routes.js';
import { taxGroupRoutes } from './api/tax-groups-v1/tax-group-routes.js';
import { taxExemptGroupRoutes } from './api/tax-exempt-groups-v1/tax-exempt-group-routes.js';
import { taxRegionRoutes } from './api/tax-regions-v1/tax-region-routes.js';
import { taxSettingsRoutes } from './api/tax-settings-v1/tax-settings-routes.js';
import { discountRuleRoutes } from './api/discount-rules-v1/discount-rule-routes.js';
import { draftOrderRoutes } from './api/draft-orders-v1/index.js';
import { paymentRequestRoutes } from './api/order-payment-requests-v1/payment-request-routes.js';
import { subscriptionContractRoutes } from './api/subscription-contracts-v1/contract-routes.js';
import { checkoutTemplateRoutes } from './api/checkout-templates-v1/checkout-templates-routes.js';
import { checkoutSettingsRoutes } from './api/checkout-settings-v1/checkout-settings-routes.js';
import { abandonedCheckoutRoutes } from './api/abandoned-checkouts-v1/abandoned-checkout-routes.js';
import { abandonedCartRoutes } from './api/abandoned-carts-v1/abandoned-carts-routes.js';
import { backInStockRoutes } from './api/back-in-stock-v1/back-in-stock-routes.js';
import { brandRoutes } from './api/brands-v3/brands-routes.js';
import { categoryRoutes } from './api/categories/index.js';
import { getCatalogVersionRoute } from './api/catalog-versioning/get-catalog-version.js';
import { customizationRoutes } from './api/customizations-v3/customizations-routes.js';
import { inventoryItemRoutes } from './api/inventory-items-v3/index.js';
import { bulkCreateInventoryItemsByVariantFilter } from './api/variant-inventory-v3/bulk-create-inventory-items-by-variant-filter.js';
import { storesLocationRoutes } from './api/stores-locations-v3/stores-locations-routes.js';
import { infoSectionRoutes } from './api/info-sections-v3/info-sections-routes.js';
import { cartRoutes } from './api/cart-v1/index.js';
import { cartV2Routes } from './api/cart-v2/index.js';
import { catalogRoutes } from './api/products-v1/index.js';
import { productV3Routes } from './api/products-v3/index.js';
import { checkoutRoutes } from './api/checkout-v1/checkout-routes.js';
import { couponRoutes } from './api/coupons-v2/coupon-routes.js';
import { currencyRoutes } from './api/currencies-v1/currencies-routes.js';
import { dataItemRoutes } from './api/data-items/index.js';
import { graphqlRoutes } from './api/graphql/graphql-routes.js';
import { hostedRoutes } from './pages/checkout/index.js';
import { once } from './data/once.js';
import type { Route } from './protocol/routing/route.js';
import { RouteTable } from './protocol/routing/route-table.js';
import { userInfoRoute } from './api/oauth/user-info-route.js';
import { inventoryRoutes } from './api/inventory-v2/inventory-routes.js';
import { loginPageRoutes } from './pages/sign-in/index.js';
import { fileRoutes } from './api/site-media-v1/file-routes.js';
import { mediaRoutes } from './api/media/media-routes.js';
import { memberRoutes } from './api/members-v1/index.js';
import { customFieldRoutes } from './api/custom-fields-v1/custom-field-routes.js';
import { memberAboutRoutes } from './api/member-abouts-v2/member-about-routes.js';
import { roleAssignmentRoutes } from './api/member-roles-v1/role-assignment-routes.js';
import { roleDefinitionRoutes } from './api/member-roles-v1/role-definition-routes.js';
import { fulfillmentRoutes } from './api/fulfillments-v1/fulfillments-routes.js';
import { ordersSettingsRoutes } from './api/orders-settings-v1/orders-settings-routes.js';
import { orderRoutes } from './api/orders-v1/index.js';
import { queryLegacyOrders } from './api/orders-v2/query-orders.js';
import { paymentRoutes } from './api/order-payments-v1/index.js';
import { productGroupRoutes } from './api/product-groups-v3/product-groups-routes.js';
import { readOnlyVariantRoutes } from './api/read-only-variants-v3/read-only-variants-routes.js';
import { promotionRoutes } from './api/promotions-v3/promotions-routes.js';
import { catalogImportRoutes } from './api/catalog-imports-v3/catalog-imports-routes.js';
import { recommendationRoutes } from './api/recommendations/recommendations-routes.js';
import { redirectRoutes } from './api/redirects-v1/redirects-routes.js';
import { ribbonRoutes } from './api/ribbons-v3/ribbons-routes.js';
import { reviewRequestRoutes } from './api/review-requests-v2/review-requests-routes.js';
import { reviewRoutes } from './api/reviews/reviews-routes.js';
import { signOnPolicyRoutes } from './api/sign-on-policy-v1/sign-on-policy-routes.js';
import { sitePageRoutes } from './api/site-pages/index.js';
import { subscriptionOptionRoutes } from './api/subscription-options-v1/index.js';

/** Routes of the platform that are the same in all emulators. */
const platformRoutes: readonly Route[] = [
  ...catalogRoutes,
  ...productV3Routes,
  ...readOnlyVariantRoutes,
  ...inventoryRoutes,
  ...backInStockRoutes,
  getCatalogVersionRoute,
  ...categoryRoutes,
  ...brandRoutes,
  ...ribbonRoutes,
  ...infoSectionRoutes,
  ...customizationRoutes,
  ...storesLocationRoutes,
  ...inventoryItemRoutes,
  bulkCreateInventoryItemsByVariantFilter,
  ...abandonedCartRoutes,
  ...abandonedCheckoutRoutes,
  ...subscriptionOptionRoutes,
  ...cartRoutes,
  ...checkoutRoutes,
  ...cartV2Routes,
  ...checkoutSettingsRoutes,
  ...checkoutTemplateRoutes,
  ...couponRoutes,
  ...currencyRoutes,
  ...discountRuleRoutes,
  ...draftOrderRoutes,
  ...shippingOptionRoutes,
  ...pickupLocationRoutes,
  ...deliveryCarrierRoutes,
  ...deliveryProfileRoutes,
  ...taxRegionRoutes,
  ...taxSettingsRoutes,
  ...taxMappingRoutes,
  ...taxGroupRoutes,
  ...taxExemptGroupRoutes,
  redeemGiftCard,
  ...orderRoutes,
  queryLegacyOrders,
  ...paymentRoutes,
  ...paymentRequestRoutes,
  ...subscriptionContractRoutes,
  ...fulfillmentRoutes,
  ...ordersSettingsRoutes,
  ...redirectRoutes,
  userInfoRoute,
  ...signOnPolicyRoutes,
  ...memberRoutes,
  ...memberAboutRoutes,
  ...customFieldRoutes,
  ...roleDefinitionRoutes,
  ...roleAssignmentRoutes,
  ...hostedRoutes,
  ...loginPageRoutes,
  ...mediaRoutes,
  ...fileRoutes,
  ...recommendationRoutes,
  ...reviewRoutes,
  ...reviewRequestRoutes,
  ...dataItemRoutes,
  ...graphqlRoutes,
  ...productGroupRoutes,
  ...promotionRoutes,
  ...catalogImportRoutes,
  ...sitePageRoutes,
];

/** Table of the routes of the platform that all emulators of a process share. */
export const platformTable = /* @__PURE__ */ once(() => new RouteTable(platformRoutes));
