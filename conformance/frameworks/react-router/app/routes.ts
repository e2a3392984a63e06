// app/routes.ts
import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('products/:slug', 'routes/product.tsx'),
  route('login', 'routes/login.tsx'),
  route('auth/callback', 'routes/callback.ts'),
  route('account', 'routes/account.tsx'),
  route('api/shop/*', 'routes/shop-api.ts'),
] satisfies RouteConfig;
