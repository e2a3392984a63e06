import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';

/** Locale of prices and dates. */
export const locale = 'en-US';

/** Paths of the pages that the components link to. */
export const paths = {
  product: (slug: string) => `/products/${encodeURIComponent(slug)}`,
  cart: '/cart',
  /** The platform's checkout page returns here, with the ID of the order. */
  order: '/order',
};

/** A link of the router. */
export const Link = ({ href, ...props }: ComponentProps<'a'> & { href: string }) => <RouterLink to={href} {...props} />;
