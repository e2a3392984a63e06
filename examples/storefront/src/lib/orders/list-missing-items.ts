import type { Order } from '@cartwright/ecom/orders';
import type { ReorderResponse } from '@cartwright/ecom/purchase-v2';
import { lineItemName } from '@cartwright/react/ecom';
import type { Texts } from '../language/use-texts.js';

/**
 * Lists the items of an order that were not added to the bag again, with what to say above them.
 *
 * @returns `undefined` if all were added.
 */
export function listMissingItems(
  { lineItems = [] }: Order,
  { notInCatalog, shortfalls }: Pick<ReorderResponse, 'notInCatalog' | 'shortfalls'>,
  { again }: Texts['order'],
): { heading: string; items: string[] } | undefined {
  const getName = (id: string) => {
    const line = lineItems.find(({ catalogReference }) => catalogReference?.catalogItemId === id);
    return line && lineItemName(line);
  };
  const items = [
    ...notInCatalog.map((line) => again.noLongerSold(lineItemName(line))),
    ...shortfalls.map(({ catalogItemId, addedQuantity, requestedQuantity }) =>
      addedQuantity > 0
        ? again.partly(getName(catalogItemId), addedQuantity, requestedQuantity)
        : again.notAvailable(getName(catalogItemId)),
    ),
  ];
  if (items.length === 0) return undefined;
  const nothing = items.length === lineItems.length && !shortfalls.some(({ addedQuantity }) => addedQuantity > 0);
  return { heading: nothing ? again.nothing : again.rest, items };
}
