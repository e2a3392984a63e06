import type { CatalogReference } from '../line-items/catalog-reference.js';
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

/** Line item of a cart of either version, as far as its quantity is concerned. */
interface ComparedLine {
  /** Line item ID. */
  readonly _id?: string | null | undefined;
  /** Catalog item and selected options. */
  readonly reference: CatalogReference;
  /** Quantity in the cart. */
  readonly quantity: number;
  /** Quantity in stock, at most `quantity`. */
  readonly purchasable: number;
  /** Why less than `quantity` can be bought. `undefined` if all can be. */
  readonly problem?: 'out_of_stock' | 'not_found' | undefined;
}

/** Cart of either version, as far as its quantities are concerned. */
export interface ComparedCart {
  /** Cart ID. */
  readonly _id?: string | null | undefined;
  /** Revision number. */
  readonly revision?: string | null | undefined;
  /** Line items. */
  readonly lines: readonly ComparedLine[];
}

/** Item that was to be added. */
export interface ComparedItem {
  /** Catalog item and selected options. */
  readonly catalogReference?: CatalogReference;
  /** Requested quantity. */
  readonly quantity?: number;
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
  readonly line: ComparedLine;
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
function calculateIncreases(before: ComparedCart | null | undefined, after: ComparedCart): LineItemIncrease[] {
  const updates = Number(after.revision ?? NaN) - Number(before?.revision ?? 0);
  const isKnown = before !== undefined && (!before || before._id === after._id) && !(updates < 0 || updates > 1);
  const previousQuantities = new Map(before?.lines.map(({ _id, quantity }) => [_id, quantity]));
  return after.lines.map((line) => {
    const { _id, quantity } = line;
    const increase = isKnown ? Math.max(0, quantity - (previousQuantities.get(_id) ?? 0)) : undefined;
    const unassigned = updates >= 0 ? (increase ?? quantity) : quantity;
    return { line, increase, unassigned, assignments: [] };
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
        if (matchItems(item.catalogReference, line.line.reference) !== match) continue;
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
function deductOutOfStock({ line, assignments }: LineItemIncrease): void {
  let missing = line.quantity - line.purchasable;
  for (const { item, quantity } of assignments.sort((one, other) => other.item.index - one.item.index)) {
    const deduction = Math.min(missing, quantity);
    item.addedQuantity -= deduction;
    missing -= deduction;
  }
}

/** Returns why the catalog does not have an item: without a variant, it probably requires one, or a custom text. */
export const getNotFoundReason = (reference: CatalogReference): LineItemNotAddedReason =>
  selectsVariant(reference) ? 'not_found' : 'variant_or_modifier_missing';

function findReason(
  { catalogReference, isUnknown }: RequestedItem,
  lines: readonly LineItemIncrease[],
): LineItemNotAddedReason {
  if (isUnknown) return 'unknown';
  const matching = lines.filter(({ line }) => matchItems(catalogReference, line.reference) !== 'different');
  const increased = matching.filter(
    ({ increase, assignments }) => increase || assignments.some(({ quantity }) => quantity > 0),
  );
  const has = (problem: ComparedLine['problem']) =>
    (increased.length > 0 ? increased : matching).some(({ line }) => line.problem === problem);
  if (has('out_of_stock')) return 'out_of_stock';
  return has('not_found') ? 'not_found' : getNotFoundReason(catalogReference);
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
  before: ComparedCart | null | undefined,
  after: ComparedCart,
  lineItems: readonly ComparedItem[],
): Shortfall[] {
  const lines = calculateIncreases(before, after);
  const items = lineItems.map(({ catalogReference = {}, quantity: requestedQuantity = 0 }, index): RequestedItem => ({
    index,
    catalogReference,
    requestedQuantity,
    addedQuantity: 0,
    isUnknown: false,
  }));
  assignQuantities(lines, items);
  lines.forEach(deductOutOfStock);
  return items.flatMap((item) => {
    const { index, catalogReference, requestedQuantity, addedQuantity } = item;
    if (addedQuantity >= requestedQuantity) return [];
    const { catalogItemId = '' } = catalogReference;
    const reason = findReason(item, lines);
    return [{ index, catalogReference, catalogItemId, requestedQuantity, addedQuantity, reason }];
  });
}

/**
 * Whether some of the requested quantity was added.
 *
 * @param shortfalls - Items that were not added in full.
 * @param items - Items that were to be added.
 */
export function isPartial(shortfalls: readonly Shortfall[], items: readonly ComparedItem[]): boolean {
  const missing = shortfalls.reduce(
    (sum, { addedQuantity, requestedQuantity: asked }) => sum + asked - addedQuantity,
    0,
  );
  return missing < items.reduce((sum, { quantity = 0 }) => sum + quantity, 0);
}
