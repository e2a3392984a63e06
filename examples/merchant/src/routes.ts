import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** Routes of the merchant area. */
export default [
  layout('shell/merchant-area.tsx', [
    index('dashboard/dashboard-redirect.ts'),
    route('login', 'login/login-page.tsx'),
    route('logout', 'login/logout.ts'),
    layout('shell/merchant-layout.tsx', [
      route('dashboard', 'dashboard/dashboard-page.tsx'),
      route('orders', 'orders/orders-page.tsx'),
      route('orders/:id', 'orders/order/order-page.tsx'),
      route('abandoned-checkouts', 'abandoned-checkouts/abandoned-checkouts-page.tsx'),
      route('abandoned-checkouts/:id', 'abandoned-checkouts/abandoned-checkout-page.tsx'),
      route('subscriptions', 'subscriptions/subscriptions-page.tsx'),
      route('subscriptions/:id', 'subscriptions/subscription-page.tsx'),
      route('products', 'products/products-page.tsx'),
      route('products/new', 'products/new-product-page.tsx'),
      route('products/bulk', 'products/bulk/bulk-page.tsx'),
      route('products/export', 'products/csv/export.ts'),
      route('products/import', 'products/csv/import-page.tsx'),
      route('products/:id', 'products/product/product-page.tsx'),
      route('coupons', 'coupons/coupons-page.tsx'),
      route('coupons/:id', 'coupons/coupon-page.tsx'),
      route('discounts', 'discounts/discounts-page.tsx'),
      route('discounts/:id', 'discounts/discount-page.tsx'),
      route('reviews', 'reviews/reviews-page.tsx'),
      route('members', 'members/members-page.tsx'),
      route('settings', 'settings/settings-page.tsx'),
      route('settings/shipping', 'settings/shipping/shipping-page.tsx'),
      route('settings/shipping/:id', 'settings/shipping/option-page.tsx'),
      route('settings/tax', 'settings/tax/tax-page.tsx'),
      route('settings/tax/:id', 'settings/tax/region-page.tsx'),
      route('*', 'shell/not-found-page.ts'),
    ]),
  ]),
] satisfies RouteConfig;
