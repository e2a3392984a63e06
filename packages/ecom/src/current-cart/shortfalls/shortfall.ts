import type { CatalogReference } from '../../commerce/line-items/catalog-reference.js';
import { buyableQuantity } from './buyable-quantity.js';
import type { Cart } from '../../cart/cart.js';
import type { LineItem } from '../../cart/line-item.js';
import { matchItems, namesVariant } from './same-item.js';

/**
 * Why an item is not in the cart, as far as the cart tells:
 *
 * - `out_of_stock`: there is not enough of it;
 * - `not_found`: the catalog does not have it as it was named;
 * - `variant_or_modifier_missing`: it was named without a variant, and the catalog asks for one or for a text;
 * - `unknown`: the cart does not tell whether it was added. Show the cart before it is added again.
 */
export type NotAddedReason = 'out_of_stock' | 'not_found' | 'variant_or_modifier_missing' | 'unknown';

/** An item of which less was added than asked for, or of which that is unknown. */
export interface Shortfall {
  /** Its place among the items that were to be added. */
  readonly index: number;
  /** The item, as it was asked for. */
  readonly catalogReference: CatalogReference;
  /** The catalog's id of the item. */
  readonly catalogItemId: string;
  /** How many were asked for. */
  readonly asked: number;
  /** How many of these were certainly added and can be bought. */
  readonly added: number;
  /** Why, as far as the cart tells. */
  readonly reason: NotAddedReason;
}

interface AskedItem {
  readonly index: number;
  readonly catalogReference: CatalogReference;
  readonly asked: number;
  added: number;
  isUnknown: boolean;
}

/** A line of the cart, and which items took how many of it. */
interface GrownLine {
  readonly line: LineItem;
  readonly reference: CatalogReference;
  /** How much it grew, where the cart before is known. */
  readonly growth: number | undefined;
  /** How many can be new and are not taken yet. */
  left: number;
  readonly shares: { readonly item: AskedItem; readonly count: number }[];
}

/**
 * The lines, and how much each grew. Each update of a cart raises its revision by 1, so nobody else changed it between
 * two revisions that follow each other. A caller who has carts without a revision is believed.
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
 * Gives each item its share. A line with the same reference took the item, since the platform refuses only what it does
 * not recognize. Of a line that may be the item's, it has to be known that it grew.
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

/** Takes off what cannot be bought: from the newest, which are the items that were just added, the last one first. */
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
 * Finds the items that a cart did not take.
 *
 * @param before - The cart as it was last read; `null` for none, `undefined` where it is unknown.
 * @param after - The cart in the response to the addition.
 * @param lineItems - The items that were to be added.
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
