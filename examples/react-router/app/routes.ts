import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('collections/:slug', 'routes/collection.tsx'),
  route('search', 'routes/search.tsx'),
  route('products/:slug', 'routes/product.tsx'),
  route('cart', 'routes/cart.tsx'),
  route('order', 'routes/order.tsx'),
  route('account', 'routes/account.tsx'),
  route('login', 'routes/login.ts'),
  route('auth/callback', 'routes/callback.ts'),
  route('api/shop/*', 'routes/shop-api.ts'),
  route('*', 'routes/not-found.ts'),
] satisfies RouteConfig;
