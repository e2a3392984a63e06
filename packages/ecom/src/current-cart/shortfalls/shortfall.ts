import type { CatalogReference } from '../../commerce/line-items/catalog-reference.js';
import { buyableQuantity } from './buyable-quantity.js';
import type { Cart } from '../../cart/cart.js';
import type { LineItem } from '../../cart/line-item.js';
import { matchItems, namesVariant } from './same-item.js';

/**
 * Reasons why an item was not added:
 *
 * - `out_of_stock`: the quantity in stock is too low.
 * - `not_found`: the catalog has no such item.
 * - `variant_or_modifier_missing`: the item requires a variant or a custom text that was not specified.
 * - `unknown`: the response does not show whether the item was added. Show the cart to the buyer before retrying.
 */
export type NotAddedReason = 'out_of_stock' | 'not_found' | 'variant_or_modifier_missing' | 'unknown';

/** Item that was not added in full, or for which that is unknown. */
export interface Shortfall {
  /** Index of the item in the request. */
  readonly index: number;
  /** Requested item. */
  readonly catalogReference: CatalogReference;
  /** Item ID in the catalog. */
  readonly catalogItemId: string;
  /** Requested quantity. */
  readonly asked: number;
  /** Quantity that was certainly added and is in stock. */
  readonly added: number;
  /** Reason. */
  readonly reason: NotAddedReason;
}

interface AskedItem {
  /** Index in the request. */
  readonly index: number;
  /** Requested item. */
  readonly catalogReference: CatalogReference;
  /** Requested quantity. */
  readonly asked: number;
  /** Quantity added. */
  added: number;
  /** Whether the response does not show the added quantity. */
  isUnknown: boolean;
}

/** Line item of the cart with the requested items assigned to it. */
interface GrownLine {
  /** Line item. */
  readonly line: LineItem;
  /** Catalog reference of the line item. */
  readonly reference: CatalogReference;
  /** Increase in quantity. `undefined` if the previous cart is unknown. */
  readonly growth: number | undefined;
  /** Unassigned part of the increase. */
  left: number;
  /** Requested items assigned to the line item, with their quantities. */
  readonly shares: { readonly item: AskedItem; readonly count: number }[];
}

/**
 * Returns the line items with their increase in quantity. Each update increments the revision by 1, so consecutive
 * revisions prove that there was no other update. Carts without a revision are assumed to be consecutive.
 */
function grownLines(before: Cart | null | undefined, after: Cart): GrownLine[] {
  const updates = Number(after.revision ?? NaN) - Number(before?.revision ?? 0);
  const isKnown = before !== undefined && (!before || before._id === after._id) && !(updates < 0 || updates > 1);
  const earlier = new Map(before?.lineItems?.map(({ _id, quantity = 0 }) => [_id, quantity]));
  return (after.lineItems ?? []).map((line) => {
    const { _id, catalogReference: reference = {}, quantity = 0 } = line;
    const growth = isKnown ? Math.max(0, quantity - (earlier.get(_id) ?? 0)) : undefined;
    return { line, reference, growth, left: updates >= 0 ? (growth ?? quantity) : quantity, shares: [] };
  });
}

/**
 * Assigns quantities to the requested items. A line item with the same reference is a match without further proof,
 * since the platform only ignores items that it does not recognize. A possible match requires a known increase.
 */
function share(lines: readonly GrownLine[], items: readonly AskedItem[]): void {
  for (const match of ['same', 'possible']) {
    for (const item of items) {
      for (const grown of lines) {
        if (matchItems(item.catalogReference, grown.reference) !== match) continue;
        const { growth = 0, left, shares } = grown;
        const most = match === 'same' ? left : growth - shares.reduce((sum, { count }) => sum + count, 0);
        const count = Math.max(0, Math.min(most, left, item.asked - item.added));
        item.isUnknown ||= match === 'possible' && grown.growth === undefined && left > 0;
        item.added += count;
        grown.left -= count;
        shares.push({ item, count });
      }
    }
  }
}

/** Deducts what is out of stock, from the most recently added items first. */
function takeOff({ line, shares }: GrownLine): void {
  let missing = (line.quantity ?? 0) - buyableQuantity(line);
  for (const { item, count } of shares.sort((one, other) => other.item.index - one.item.index)) {
    const cut = Math.min(missing, count);
    item.added -= cut;
    missing -= cut;
  }
}

function reasonOf({ catalogReference, isUnknown }: AskedItem, lines: readonly GrownLine[]): NotAddedReason {
  if (isUnknown) return 'unknown';
  const own = lines.filter(({ reference }) => matchItems(catalogReference, reference) !== 'different');
  const grown = own.filter(({ growth, shares }) => growth || shares.some(({ count }) => count > 0));
  const has = (...statuses: string[]) =>
    (grown.length > 0 ? grown : own).some(({ line }) => statuses.includes(line.availability?.status ?? ''));
  if (has('NOT_AVAILABLE', 'PARTIALLY_AVAILABLE')) return 'out_of_stock';
  return has('NOT_FOUND') || namesVariant(catalogReference) ? 'not_found' : 'variant_or_modifier_missing';
}

/**
 * Returns the items that were not added in full.
 *
 * @param before - Last known cart before the addition. `null` if there was none, `undefined` if unknown.
 * @param after - Cart in the response.
 * @param lineItems - Items that were to be added.
 */
export function findShortfalls(
  before: Cart | null | undefined,
  after: Cart,
  lineItems: readonly LineItem[],
): Shortfall[] {
  const lines = grownLines(before, after);
  const items = lineItems.map(({ catalogReference = {}, quantity: asked = 0 }, index): AskedItem => ({
    ...{ index, catalogReference, asked, added: 0, isUnknown: false },
  }));
  share(lines, items);
  lines.forEach(takeOff);
  return items.flatMap((item) => {
    const { index, catalogReference, asked, added } = item;
    if (added >= asked) return [];
    const { catalogItemId = '' } = catalogReference;
    return [{ index, catalogReference, catalogItemId, asked, added, reason: reasonOf(item, lines) }];
  });
}
