import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** Routes of the store. */
export default [
  route('robots.txt', 'seo/robots.ts'),
  route('sitemap.xml', 'seo/sitemap.ts'),
  route('conversion-rate', 'shell/conversion-rate.ts'),
  route('delivery-methods', 'cart/delivery-methods-route.ts'),
  route('login/callback', 'account/login-callback.ts'),
  layout('shell/shop-route.tsx', [
    layout('shell/page-boundary.tsx', [
      index('home/home-page.tsx'),
      route('collections/:slug', 'listing/collection-page.tsx'),
      route('products/:slug', 'product/product-page.tsx'),
      route('products/:slug/review', 'product/reviews/review-page.tsx'),
      route('search', 'listing/search-page.tsx'),
      route('checkout', 'checkout/checkout-page.tsx'),
      route('thank-you', 'orders/thank-you-page.tsx'),
      route('cancel-order', 'orders/cancel-page.tsx'),
      route('login', 'account/login-page.tsx'),
      route('register', 'account/register-page.tsx'),
      route('verify', 'account/verify-page.tsx'),
      route('forgot-password', 'account/forgot-password-page.tsx'),
      route('account', 'account/account-page.tsx'),
      route('account/subscriptions/:id', 'account/subscriptions/subscription-page.tsx'),
      route('bag', 'cart/bag-page.tsx'),
      route('wishlist', 'wishlist/wishlist-page.tsx'),
      route('shipping', 'info/shipping-page.tsx'),
      route('returns', 'info/returns-page.tsx'),
      route('contact', 'info/contact-page.tsx'),
      route('privacy', 'info/privacy-page.tsx'),
      route('demo', 'info/demo-page.tsx'),
      route('product-page/:slug', 'product/product-page-redirect.ts'),
      route('*', 'shell/not-found-page.ts'),
    ]),
  ]),
] satisfies RouteConfig;
