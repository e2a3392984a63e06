import { redeemGiftCard } from './gift-cards/redeem-gift-card.js';
import { discountRuleRoutes } from './discount-rules/discount-rule-routes.js';
import { checkoutTemplateRoutes } from './checkout-templates/template-routes.js';
import { checkoutSettingsRoutes } from './checkout-settings/checkout-settings-routes.js';
import { abandonedCartRoutes } from './abandoned-carts/index.js';
import { backInStockRoutes } from './back-in-stock/index.js';
import { getCatalogVersionRoute } from './catalog-versioning/get-catalog-version.js';
import { cartRoutes } from './cart/index.js';
import { catalogRoutes } from './catalog/index.js';
import { checkoutRoutes } from './checkout/index.js';
import { couponRoutes } from './coupons/coupon-routes.js';
import { dataItemRoutes } from './data-items/index.js';
import { graphqlRoutes } from './graphql/index.js';
import { hostedRoutes } from './hosted/index.js';
import type { Route } from './http/route.js';
import { userInfoRoute } from './identity/user-info-route.js';
import { inventoryRoutes } from './inventory/index.js';
import { loginPageRoutes } from './login-pages/index.js';
import { mediaRoutes } from './media/index.js';
import { memberRoutes } from './members/index.js';
import { fulfillmentRoutes } from './fulfillments/index.js';
import { ordersSettingsRoutes } from './order-settings/index.js';
import { orderRoutes } from './orders/index.js';
import { paymentRoutes } from './payments/index.js';
import { recommendationRoutes } from './recommendations/index.js';
import { redirectRoutes } from './redirects/index.js';
import { reviewRoutes } from './reviews/index.js';
import { signOnPolicyRoutes } from './site-settings/index.js';
import { subscriptionOptionRoutes } from './subscription-options/index.js';

/** Every route of the platform's rooms. */
export const platformRoutes: readonly Route[] = [
  ...catalogRoutes,
  ...inventoryRoutes,
  ...backInStockRoutes,
  getCatalogVersionRoute,
  ...abandonedCartRoutes,
  ...subscriptionOptionRoutes,
  ...cartRoutes,
  ...checkoutRoutes,
  ...checkoutSettingsRoutes,
  ...checkoutTemplateRoutes,
  ...couponRoutes,
  ...discountRuleRoutes,
  redeemGiftCard,
  ...orderRoutes,
  ...paymentRoutes,
  ...fulfillmentRoutes,
  ...ordersSettingsRoutes,
  ...redirectRoutes,
  userInfoRoute,
  ...signOnPolicyRoutes,
  ...memberRoutes,
  ...hostedRoutes,
  ...loginPageRoutes,
  ...mediaRoutes,
  ...recommendationRoutes,
  ...reviewRoutes,
  ...dataItemRoutes,
  ...graphqlRoutes,
];
