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
  ]),
]);
