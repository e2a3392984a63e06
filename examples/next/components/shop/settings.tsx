export { default as Link } from 'next/link';

/** Locale of prices and dates. */
export const locale = 'en-US';

/** Paths of the pages that the components link to. */
export const paths = {
  product: (slug: string) => `/products/${encodeURIComponent(slug)}`,
  cart: '/cart',
  /** The platform's checkout page returns here, with the ID of the order. */
  order: '/order',
};
