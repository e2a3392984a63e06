import { createBrowserRouter } from 'react-router';
import { BagPage } from '../cart/bag-page.js';
import { ErrorPage } from './error-page.js';
import { Layout } from './layout.js';
import { NotFoundPage } from './not-found-page.js';
import { PageSkeleton } from './page-skeleton.js';
import { ProductPageRedirect } from './product-page-redirect.js';

/** Routes of the store. All but the smallest pages are loaded on demand. */
export const router = createBrowserRouter([
  {
    Component: Layout,
    HydrateFallback: PageSkeleton,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          { index: true, lazy: async () => ({ Component: (await import('../home/home-page.js')).HomePage }) },
          {
            path: 'collections/:slug',
            lazy: async () => ({ Component: (await import('../collection/collection-page.js')).CollectionPage }),
          },
          {
            path: 'products/:slug',
            lazy: async () => ({ Component: (await import('../product/product-page.js')).ProductPage }),
          },
          { path: 'search', lazy: async () => ({ Component: (await import('../search/search-page.js')).SearchPage }) },
          {
            path: 'checkout',
            lazy: async () => ({ Component: (await import('../checkout/checkout-page.js')).CheckoutPage }),
          },
          {
            path: 'thank-you',
            lazy: async () => ({ Component: (await import('../order/thank-you-page.js')).ThankYouPage }),
          },
          {
            path: 'login',
            lazy: async () => ({ Component: (await import('../account/login-page.js')).LoginPage }),
          },
          {
            path: 'login/callback',
            lazy: async () => ({
              Component: (await import('../account/login-callback-page.js')).LoginCallbackPage,
            }),
          },
          {
            path: 'register',
            lazy: async () => ({ Component: (await import('../account/register-page.js')).RegisterPage }),
          },
          {
            path: 'verify',
            lazy: async () => ({ Component: (await import('../account/verify-page.js')).VerifyPage }),
          },
          {
            path: 'forgot-password',
            lazy: async () => ({
              Component: (await import('../account/forgot-password-page.js')).ForgotPasswordPage,
            }),
          },
          {
            path: 'account',
            lazy: async () => ({ Component: (await import('../account/account-page.js')).AccountPage }),
          },
          { path: 'bag', Component: BagPage },
          { path: 'product-page/:slug', Component: ProductPageRedirect },
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
]);
