import type { Cart, CartSummary } from '@cartwright/ecom/cart-v2';
import { toVisibleText } from '@cartwright/stores/catalog';
import { formatItemId } from '../catalog/item-id.js';
import { toMinorUnits, type Total } from '../protocol/amounts.js';
import type { Shop } from '../shop/shop.js';

type CartLine = NonNullable<Cart['lineItems']>[number];

/** Line item of the protocol. */
export interface UcpLineItem {
  readonly id: string;
  readonly item: { readonly id: string; readonly title: string; readonly price: number; readonly image_url?: string };
  readonly quantity: number;
  readonly totals: readonly Total[];
}

/** Currency of a cart's amounts. */
export const getCurrency = ({ businessInfo }: Cart): string => businessInfo?.currencyCode ?? 'USD';

/** Name of a line item, with the selected options. */
export function getTitle({ attributes, name }: CartLine): string {
  const lines = (attributes?.descriptionLines ?? []).flatMap(({ colorInfo, name: label, plainText }) => {
    const value = plainText?.translated ?? plainText?.original ?? colorInfo?.translated ?? colorInfo?.original;
    return value ? [`${label?.translated ?? label?.original ?? ''}: ${value}`] : [];
  });
  const title = name?.translated ?? name?.original ?? '';
  return toVisibleText(lines.length > 0 ? `${title} (${lines.join(', ')})` : title);
}

/** Converts the line items of a cart, with the prices of its totals. */
export function toLineItems(shop: Shop, cart: Cart, summary: CartSummary | undefined): UcpLineItem[] {
  const currency = getCurrency(cart);
  return (cart.lineItems ?? []).map((line): UcpLineItem => {
    const { _id = '', attributes, pricing, quantityInfo = {}, source } = line;
    const prices = summary?.lineItems?.find(({ lineItemId }) => lineItemId === _id) ?? pricing;
    const total = toMinorUnits(prices?.totalPrice?.amount, currency);
    const { confirmedQuantity, requestedQuantity } = quantityInfo;
    const image = attributes?.image ? shop.getImageUrl(attributes.image).url : undefined;
    return {
      id: _id,
      item: {
        id: formatItemId(source?.catalogReference ?? {}),
        title: getTitle(line),
        price: toMinorUnits(prices?.unitPrice?.amount, currency),
        ...(image !== undefined && { image_url: image }),
      },
      // Sold-out line items have no confirmed quantity. A message says that they cannot be bought.
      quantity: Math.max(1, confirmedQuantity || requestedQuantity || 1),
      totals: [
        { type: 'subtotal', amount: total },
        { type: 'total', amount: total },
      ],
    };
  });
}
