import type { Cart, CatalogItemInput } from '@cartwright/ecom/cart-v2';
import { formatItemId } from '../catalog/item-id.js';
import { createError, type Message } from '../protocol/message.js';
import type { SessionClient } from '../session/sessions.js';

/** Adds the quantities of items that are the same. */
function mergeItems(items: readonly CatalogItemInput[]): Map<string, CatalogItemInput> {
  const merged = new Map<string, CatalogItemInput>();
  for (const item of items) {
    const id = formatItemId(item.catalogReference);
    merged.set(id, { ...item, quantity: item.quantity + (merged.get(id)?.quantity ?? 0) });
  }
  return merged;
}

/** Quantity of a line item that the buyer asked for. */
const getQuantity = ({ quantityInfo = {} }: NonNullable<Cart['lineItems']>[number]): number =>
  quantityInfo.requestedQuantity ?? quantityInfo.confirmedQuantity ?? 0;

/**
 * Makes the line items of a cart those of a request. Line items that stay keep their IDs.
 *
 * @returns Why less was added than requested.
 */
export async function changeItems(
  client: SessionClient,
  cart: Cart,
  items: readonly CatalogItemInput[],
): Promise<Message[]> {
  const { cartV2, purchaseV2 } = client;
  const { _id: cartId = '', lineItems = [] } = cart;
  const wanted = mergeItems(items);
  const removed: string[] = [];
  const reduced: { lineItemId: string; quantity: { newQuantity: number } }[] = [];
  for (const line of lineItems) {
    const id = formatItemId(line.source?.catalogReference ?? {});
    const item = wanted.get(id);
    const lineItemId = line._id ?? '';
    if (!item) removed.push(lineItemId);
    else if (item.quantity <= getQuantity(line)) {
      wanted.delete(id);
      const newQuantity = item.quantity;
      if (newQuantity < getQuantity(line)) reduced.push({ lineItemId, quantity: { newQuantity } });
    } else wanted.set(id, { ...item, quantity: item.quantity - getQuantity(line) });
  }
  let before = cart;
  if (removed.length > 0) before = (await cartV2.removeLineItems(cartId, removed)).cart ?? before;
  if (reduced.length > 0) before = (await cartV2.updateLineItems(cartId, { lineItems: reduced })).cart ?? before;
  if (wanted.size === 0) return [];

  const { cart: after, shortfalls } = await purchaseV2.addAvailableItems([...wanted.values()], { before });
  return shortfalls.map(({ catalogReference, addedQuantity, reason, requestedQuantity }) => {
    const id = formatItemId(catalogReference);
    const index = (after ?? before).lineItems?.findIndex(
      ({ source }) => formatItemId(source?.catalogReference ?? {}) === id,
    );
    const path = index === undefined || index < 0 ? '$.line_items' : `$.line_items[${index}].quantity`;
    const code = reason === 'out_of_stock' ? 'out_of_stock' : 'item_unavailable';
    const content = `Only ${addedQuantity} of ${requestedQuantity} more could be added of ${id}.`;
    return createError(code, addedQuantity > 0 ? content : `${id} could not be added.`, path);
  });
}
