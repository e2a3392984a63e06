import type { Cart } from '@cartwright/ecom/current-cart';

export type Line = NonNullable<Cart['lineItems']>[number];

/** What was chosen and written for a line: "Size: M". */
export const lineDetails = (line: Pick<Line, 'descriptionLines'>): { name: string; value: string }[] =>
  (line.descriptionLines ?? []).flatMap(({ name, plainText, colorInfo }) => {
    const value = plainText?.translated ?? plainText?.original ?? colorInfo?.translated ?? colorInfo?.original;
    const title = name?.translated ?? name?.original;
    return value && title ? [{ name: title, value }] : [];
  });

/** The name of what is on a line. */
export const lineName = (line: Pick<Line, 'productName'>): string =>
  line.productName?.translated ?? line.productName?.original ?? 'Item';

/** The store's page of what is on a line; the platform names the product by the end of its address. */
export function linePage(line: Pick<Line, 'url'>): string | undefined {
  const slug = line.url?.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1);
  return slug ? `/products/${slug}` : undefined;
}
