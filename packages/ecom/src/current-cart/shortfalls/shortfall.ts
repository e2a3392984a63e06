import type { CatalogReference } from '../../commerce/line-items/catalog-reference.js';
import { purchasableQuantity } from './purchasable-quantity.js';
import type { Cart } from '../../cart/cart.js';
import type { LineItem } from '../../cart/line-item.js';
import { matchItems, selectsVariant } from './match-items.js';

/**
 * Reasons why an item was not added:
 *
 * - `out_of_stock`: the quantity in stock is too low.
 * - `not_found`: the catalog has no such item.
 * - `variant_or_modifier_missing`: the item requires a variant or a custom text that was not specified.
 * - `unknown`: the response does not show whether the item was added. Show the cart to the buyer before retrying.
 */
export type LineItemNotAddedReason = 'out_of_stock' | 'not_found' | 'variant_or_modifier_missing' | 'unknown';

/** Item that was not added in full, or for which that is unknown. */
export interface Shortfall {
  /** Index of the item in the request. */
  readonly index: number;
  /** Requested item. */
  readonly catalogReference: CatalogReference;
  /** Item ID in the catalog. */
  readonly catalogItemId: string;
  /** Requested quantity. */
  readonly requestedQuantity: number;
  /** Quantity that was certainly added and is in stock. */
  readonly addedQuantity: number;
  /** Reason why the rest was not added. */
  readonly reason: LineItemNotAddedReason;
}

/** Requested item with the quantity of it that was added. */
interface RequestedItem {
  /** Index in the request. */
  readonly index: number;
  /** Requested item. */
  readonly catalogReference: CatalogReference;
  /** Requested quantity. */
  readonly requestedQuantity: number;
  /** Quantity added. */
  addedQuantity: number;
  /** Whether the response does not show the added quantity. */
  isUnknown: boolean;
}

/** Line item of the cart, its increase in quantity, and the requested items assigned to it. */
interface LineItemIncrease {
  /** Line item. */
  readonly lineItem: LineItem;
  /** Catalog reference of the line item. */
  readonly reference: CatalogReference;
  /** Increase in quantity. `undefined` if the previous cart is unknown. */
  readonly increase: number | undefined;
  /** Unassigned part of the increase. */
  unassigned: number;
  /** Requested items assigned to the line item, with their quantities. */
  readonly assignments: { readonly item: RequestedItem; readonly quantity: number }[];
}

/**
 * Returns the line items with their increase in quantity. Each update increments the revision by 1, so consecutive
 * revisions prove that there was no other update. Carts without a revision are assumed to be consecutive.
 */
function increasesOf(before: Cart | null | undefined, after: Cart): LineItemIncrease[] {
  const updates = Number(after.revision ?? NaN) - Number(before?.revision ?? 0);
  const isKnown = before !== undefined && (!before || before._id === after._id) && !(updates < 0 || updates > 1);
  const previousQuantities = new Map(before?.lineItems?.map(({ _id, quantity = 0 }) => [_id, quantity]));
  return (after.lineItems ?? []).map((lineItem) => {
    const { _id, catalogReference: reference = {}, quantity = 0 } = lineItem;
    const increase = isKnown ? Math.max(0, quantity - (previousQuantities.get(_id) ?? 0)) : undefined;
    const unassigned = updates >= 0 ? (increase ?? quantity) : quantity;
    return { lineItem, reference, increase, unassigned, assignments: [] };
  });
}

/**
 * Assigns quantities to the requested items. A line item with the same reference is a match without further proof,
 * since the platform only ignores items that it does not recognize. A possible match requires a known increase.
 */
function assignQuantities(lines: readonly LineItemIncrease[], items: readonly RequestedItem[]): void {
  for (const match of ['same', 'possible']) {
    for (const item of items) {
      for (const line of lines) {
        if (matchItems(item.catalogReference, line.reference) !== match) continue;
        const { increase = 0, unassigned, assignments } = line;
        const assigned = assignments.reduce((sum, assignment) => sum + assignment.quantity, 0);
        const limit = match === 'same' ? unassigned : increase - assigned;
        const quantity = Math.max(0, Math.min(limit, unassigned, item.requestedQuantity - item.addedQuantity));
        item.isUnknown ||= match === 'possible' && line.increase === undefined && unassigned > 0;
        item.addedQuantity += quantity;
        line.unassigned -= quantity;
        assignments.push({ item, quantity });
      }
    }
  }
}

/** Deducts the quantity that is out of stock, from the most recently added items first. */
function deductOutOfStock({ lineItem, assignments }: LineItemIncrease): void {
  let missing = (lineItem.quantity ?? 0) - purchasableQuantity(lineItem);
  for (const { item, quantity } of assignments.sort((one, other) => other.item.index - one.item.index)) {
    const deduction = Math.min(missing, quantity);
    item.addedQuantity -= deduction;
    missing -= deduction;
  }
}

function reasonOf(
  { catalogReference, isUnknown }: RequestedItem,
  lines: readonly LineItemIncrease[],
): LineItemNotAddedReason {
  if (isUnknown) return 'unknown';
  const matching = lines.filter(({ reference }) => matchItems(catalogReference, reference) !== 'different');
  const increased = matching.filter(
    ({ increase, assignments }) => increase || assignments.some(({ quantity }) => quantity > 0),
  );
  const has = (...statuses: string[]) =>
    (increased.length > 0 ? increased : matching).some(({ lineItem }) =>
      statuses.includes(lineItem.availability?.status ?? ''),
    );
  if (has('NOT_AVAILABLE', 'PARTIALLY_AVAILABLE')) return 'out_of_stock';
  return has('NOT_FOUND') || selectsVariant(catalogReference) ? 'not_found' : 'variant_or_modifier_missing';
}

/**
 * Returns the items that were not added in full.
 *
 * @param before - Last known cart before the addition. `null` if there was none, `undefined` if unknown.
 * @param after - Cart in the response.
 * @param lineItems - Items that were to be added.
 * @returns One entry per item, in the order of the request. Empty if all items were added in full.
 */
export function findShortfalls(
  before: Cart | null | undefined,
  after: Cart,
  lineItems: readonly LineItem[],
): Shortfall[] {
  const lines = increasesOf(before, after);
  const items = lineItems.map(({ catalogReference = {}, quantity: requestedQuantity = 0 }, index): RequestedItem => ({
    ...{ index, catalogReference, requestedQuantity, addedQuantity: 0, isUnknown: false },
  }));
  assignQuantities(lines, items);
  lines.forEach(deductOutOfStock);
  return items.flatMap((item) => {
    const { index, catalogReference, requestedQuantity, addedQuantity } = item;
    if (addedQuantity >= requestedQuantity) return [];
    const { catalogItemId = '' } = catalogReference;
    const reason = reasonOf(item, lines);
    return [{ index, catalogReference, catalogItemId, requestedQuantity, addedQuantity, reason }];
  });
}
