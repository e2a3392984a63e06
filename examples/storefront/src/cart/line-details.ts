import type { V2LineItem } from '@cartwright/ecom/current-cart-v2';

export type Line = V2LineItem;

/** Path of a line item's product page. The slug is the last segment of the platform's URL. */
export function linePage({ attributes }: Line): string | undefined {
  const slug = attributes?.url?.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1);
  return slug ? `/products/${slug}` : undefined;
}
