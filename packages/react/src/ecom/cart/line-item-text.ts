interface Translated {
  readonly original?: string;
  readonly translated?: string | null;
}

/** Line item of a cart or order, as far as its text is concerned. */
export interface LineItemText {
  /** Name of an order's line item. */
  readonly productName?: Translated;
  /** Name of a cart's line item. */
  readonly name?: Translated;
  /** Choices and custom texts of an order's line item. */
  readonly descriptionLines?: readonly DescriptionLine[];
  /** Display details of a cart's line item. */
  readonly attributes?: { readonly descriptionLines?: readonly DescriptionLine[] };
}

interface DescriptionLine {
  readonly name?: Translated;
  readonly plainText?: Translated;
  readonly colorInfo?: Translated;
}

/** Selected choice or custom text of a line item. */
export interface LineItemDetail {
  /** Name of the option, or title of the text field. */
  readonly name: string;
  /** Name of the choice, or the text. */
  readonly value: string;
}

const getText = (text: Translated | undefined): string => text?.translated ?? text?.original ?? '';

/**
 * Gets the name of a line item of a cart or order, in the shopper's language if the platform translated it.
 *
 * @param lineItem - Line item.
 * @returns The name. Empty without one.
 * @example
 * ```ts
 * import type { Order } from '@cartwright/ecom/orders';
 * import { lineItemName } from '@cartwright/react/ecom';
 *
 * export const summary = ({ lineItems = [] }: Order) =>
 *   lineItems.map((lineItem) => `${lineItem.quantity ?? 1} × ${lineItemName(lineItem)}`).join(', ');
 * ```
 */
export const lineItemName = ({ name, productName }: LineItemText): string => getText(productName ?? name);

/**
 * Lists the selected choices and custom texts of a line item of a cart or order.
 *
 * @param lineItem - Line item.
 * @returns Names and values, without empty ones.
 * @example
 * ```ts
 * import { lineItemDetails, type LineItemText } from '@cartwright/react/ecom';
 *
 * export const getSize = (lineItem: LineItemText) =>
 *   lineItemDetails(lineItem).find(({ name }) => name === 'Size')?.value;
 * ```
 */
export const lineItemDetails = ({ attributes, descriptionLines }: LineItemText): LineItemDetail[] =>
  (descriptionLines ?? attributes?.descriptionLines ?? []).flatMap(({ name, plainText, colorInfo }) => {
    const detail = { name: getText(name), value: getText(plainText) || getText(colorInfo) };
    return detail.name && detail.value ? [detail] : [];
  });
