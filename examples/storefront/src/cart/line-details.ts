import type { Cart } from '@cartwright/ecom/current-cart';

export type Line = NonNullable<Cart['lineItems']>[number];

/** Choices and custom texts of a line item, such as "Size: M". */
export const lineDetails = (line: Pick<Line, 'descriptionLines'>): { name: string; value: string }[] =>
  (line.descriptionLines ?? []).flatMap(({ name, plainText, colorInfo }) => {
    const value = plainText?.translated ?? plainText?.original ?? colorInfo?.translated ?? colorInfo?.original;
    const title = name?.translated ?? name?.original;
    return value && title ? [{ name: title, value }] : [];
  });

/** Product name of a line item. */
export const lineName = (line: Pick<Line, 'productName'>): string =>
  line.productName?.translated ?? line.productName?.original ?? 'Item';

/** Path of a line item's product page. The slug is the last segment of the platform's URL. */
export function linePage(line: Pick<Line, 'url'>): string | undefined {
  const slug = line.url?.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1);
  return slug ? `/products/${slug}` : undefined;
}
