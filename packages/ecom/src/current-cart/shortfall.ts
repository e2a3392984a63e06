import type { CatalogReference } from '../commerce/catalog-reference.js';
import { buyableQuantity } from './buyable-quantity.js';
import type { Cart } from './cart.js';
import type { LineItem } from './line-item.js';
import { matchLine, namesVariant } from './same-item.js';

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
  /** How much it grew since the cart before, where that is known. */
  readonly growth: number | undefined;
  /** How many can be new and are not taken yet. */
  left: number;
  readonly shares: { readonly item: AskedItem; readonly count: number }[];
}

/** How many updates lie between two carts; `NaN` where that cannot be told. Each update raises the revision by 1. */
const updatesBetween = (before: Cart | null, after: Cart): number =>
  before && before._id !== after._id
    ? NaN
    : Number(after.revision ?? NaN) - Number(before ? (before.revision ?? NaN) : 0);

function grownLines(before: Cart | null | undefined, after: Cart): GrownLine[] {
  const updates = before === undefined ? NaN : updatesBetween(before, after);
  const isProven = updates === 0 || updates === 1;
  const isBelieved = before !== undefined && (before?.revision ?? after.revision) == null;
  const earlier = new Map(before?.lineItems?.map(({ _id, quantity = 0 }) => [_id, quantity]));
  return (after.lineItems ?? []).map((line) => {
    const { _id, quantity = 0 } = line;
    const growth = isProven || isBelieved ? Math.max(0, quantity - (earlier.get(_id) ?? 0)) : undefined;
    return { line, growth, left: isProven && growth !== undefined ? growth : quantity, shares: [] };
  });
}

const take = (grown: GrownLine, item: AskedItem, most: number): void => {
  const count = Math.min(grown.left, item.asked - item.added, most);
  grown.left -= count;
  item.added += count;
  grown.shares.push({ item, count });
};

/**
 * Gives each item its share. A line that holds the item took it, since the platform refuses only what it cannot
 * recognize. A line that may hold the item took it only if it grew: that has to be known.
 */
function share(lines: readonly GrownLine[], items: readonly AskedItem[]): void {
  for (const match of ['same', 'possible'] as const) {
    for (const item of items) {
      for (const grown of lines) {
        const { line, growth, shares } = grown;
        if (matchLine(item.catalogReference, line) !== match || item.added === item.asked) continue;
        const taken = shares.reduce((sum, { count }) => sum + count, 0);
        if (match === 'same') take(grown, item, Infinity);
        else if (growth !== undefined) take(grown, item, Math.max(0, growth - taken));
        else item.isUnknown ||= grown.left > 0;
      }
    }
  }
}

/** Whether a part of a line cannot be bought, and the cart does not tell which. */
const isUncounted = ({ line: { availability, quantity = 0 }, growth }: GrownLine): boolean =>
  availability?.status === 'PARTIALLY_AVAILABLE' &&
  (availability.quantityAvailable == null || (growth === undefined && quantity <= availability.quantityAvailable));

/** Takes off what cannot be bought: from the newest, which are the items that were just added, the last one first. */
function takeOff(grown: GrownLine): void {
  const isUnknown = isUncounted(grown);
  const { line, shares } = grown;
  let missing = isUnknown ? Infinity : (line.quantity ?? 0) - buyableQuantity(line);
  for (const { item, count } of shares.sort((one, other) => other.item.index - one.item.index)) {
    const cut = Math.min(missing, count);
    item.added -= cut;
    item.isUnknown ||= isUnknown && cut > 0;
    missing -= cut;
  }
}

function reasonOf({ catalogReference, isUnknown }: AskedItem, lines: readonly GrownLine[]): NotAddedReason {
  if (isUnknown) return 'unknown';
  const own = lines.filter(({ line }) => matchLine(catalogReference, line) !== 'different');
  const grown = own.filter(({ growth, shares }) => growth || shares.some(({ count }) => count > 0));
  const has = (...statuses: string[]) =>
    (grown.length > 0 ? grown : own).some(({ line }) => statuses.includes(line.availability?.status ?? ''));
  if (has('NOT_AVAILABLE', 'PARTIALLY_AVAILABLE')) return 'out_of_stock';
  return has('NOT_FOUND') || namesVariant(catalogReference) ? 'not_found' : 'variant_or_modifier_missing';
}

/**
 * Finds the items that a cart did not take.
 *
 * @param before - The cart before; `null` for none, `undefined` where it is unknown.
 * @param after - The response to the addition.
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
  return items
    .filter(({ added, asked }) => added < asked)
    .map((item) => {
      const { index, catalogReference, asked, added } = item;
      const catalogItemId = catalogReference.catalogItemId ?? '';
      return { index, catalogReference, catalogItemId, asked, added, reason: reasonOf(item, lines) };
    });
}
