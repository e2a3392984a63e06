import { index, layout, route } from '@react-router/dev/routes';

/** Routes of the merchant area. */
export const merchantRoutes = route('merchant', 'merchant/merchant-area.tsx', [
  index('merchant/dashboard/dashboard-redirect.ts'),
  route('login', 'merchant/login/login-page.tsx'),
  route('logout', 'merchant/login/logout.ts'),
  layout('merchant/merchant-layout.tsx', [
    route('dashboard', 'merchant/dashboard/dashboard-page.tsx'),
    route('orders', 'merchant/orders/orders-page.tsx'),
    route('orders/:id', 'merchant/orders/order/order-page.tsx'),
    route('products', 'merchant/products/products-page.tsx'),
    route('products/new', 'merchant/products/new-product-page.tsx'),
    route('coupons', 'merchant/coupons/coupons-page.tsx'),
    route('coupons/:id', 'merchant/coupons/coupon-page.tsx'),
    route('discounts', 'merchant/discounts/discounts-page.tsx'),
    route('discounts/:id', 'merchant/discounts/discount-page.tsx'),
    route('members', 'merchant/members/members-page.tsx'),
    route('settings', 'merchant/settings/settings-page.tsx'),
    route('settings/shipping', 'merchant/settings/shipping/shipping-page.tsx'),
    route('settings/shipping/:id', 'merchant/settings/shipping/option-page.tsx'),
    route('settings/tax', 'merchant/settings/tax/tax-page.tsx'),
    route('settings/tax/:id', 'merchant/settings/tax/region-page.tsx'),
    route('products/bulk', 'merchant/products/bulk/bulk-page.tsx'),
    route('products/export', 'merchant/products/csv/export.ts'),
    route('products/import', 'merchant/products/csv/import-page.tsx'),
    route('products/:id', 'merchant/products/product/product-page.tsx'),
    route('*', 'merchant/not-found-page.ts'),
  ]),
]);
