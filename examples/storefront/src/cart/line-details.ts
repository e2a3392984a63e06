import type { Cart } from '@cartwright/ecom/current-cart';

export type Line = NonNullable<Cart['lineItems']>[number];

/** Path of a line item's product page. The slug is the last segment of the platform's URL. */
export function linePage(line: Pick<Line, 'url'>): string | undefined {
  const slug = line.url?.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1);
  return slug ? `/products/${slug}` : undefined;
}
