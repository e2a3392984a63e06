import type { ComponentProps } from 'react';

/** Locale of prices and dates. */
export const locale = 'en-US';

/** Paths of the pages that the components link to. */
export const paths = {
  product: (slug: string) => `/products/${encodeURIComponent(slug)}`,
  cart: '/cart',
  /** The platform's checkout page returns here, with the ID of the order. */
  order: '/order',
  account: '/account',
  /** The platform's sign-in page returns here. */
  loginCallback: '/login/callback',
};

/** A link. Replace it with that of your router, which loads only the difference between the pages. */
export const Link = ({ children, ...props }: ComponentProps<'a'> & { href: string }) => <a {...props}>{children}</a>;
