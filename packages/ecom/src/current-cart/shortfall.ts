import type { CatalogReference } from '../commerce/catalog-reference.js';
import type { Cart } from './cart.js';
import type { LineItem } from './line-item.js';
import { canBeSame, isSame, namesVariant } from './same-item.js';

/**
 * Why an item is not in the cart, as far as the cart tells: there is not enough of it; the catalog does not have it as it
 * was named; or it was named without a variant, and the catalog asks for one or for a text.
 */
export type NotAddedReason = 'out_of_stock' | 'not_found' | 'variant_or_modifier_missing';

/** An item of which less was added than asked for. */
export interface Shortfall {
  /** Its place among the items that were to be added. */
  readonly index: number;
  /** The item, as it was asked for. */
  readonly catalogReference: CatalogReference;
  /** The catalog's id of the item. */
  readonly catalogItemId: string;
  /** How many were asked for. */
  readonly asked: number;
  /** How many of these can be bought. */
  readonly added: number;
  /** Why, as far as the cart tells. */
  readonly reason: NotAddedReason;
}

/** How many of a line cannot be bought. */
function unavailable({ availability, quantity = 0 }: LineItem): number {
  switch (availability?.status) {
    case 'NOT_FOUND':
    case 'NOT_AVAILABLE':
      return quantity;
    case 'PARTIALLY_AVAILABLE':
      return Math.max(0, quantity - (availability.quantityAvailable ?? 0));
    default:
      return 0;
  }
}

function reasonOf(asked: CatalogReference, lines: readonly LineItem[]): NotAddedReason {
  const has = (...statuses: string[]) =>
    lines.some(({ availability }) => statuses.includes(availability?.status ?? ''));
  if (has('NOT_AVAILABLE', 'PARTIALLY_AVAILABLE')) return 'out_of_stock';
  return has('NOT_FOUND') || namesVariant(asked) ? 'not_found' : 'variant_or_modifier_missing';
}

interface AskedItem {
  readonly index: number;
  readonly catalogReference: CatalogReference;
  readonly asked: number;
  added: number;
}

/** A line of the cart, how much it grew, and which items took how much of that. */
interface GrownLine {
  readonly line: LineItem;
  readonly reference: CatalogReference;
  readonly more: number;
  left: number;
  readonly shares: { readonly item: AskedItem; readonly count: number }[];
}

/** Gives each item its share of the lines that grew. Lines that are named alike go first. */
function share(lines: readonly GrownLine[], items: readonly AskedItem[]): void {
  for (const fits of [isSame, canBeSame]) {
    for (const item of items) {
      for (const line of lines) {
        const count = fits(item.catalogReference, line.reference) ? Math.min(line.left, item.asked - item.added) : 0;
        line.left -= count;
        item.added += count;
        line.shares.push({ item, count });
      }
    }
  }
}

/** Takes off what is not available: from the newest, which are the items that were just added, the last one first. */
function takeOff({ line, shares }: GrownLine): void {
  let missing = unavailable(line);
  for (const { item, count } of shares.sort((one, other) => other.item.index - one.item.index)) {
    const cut = Math.min(missing, count);
    item.added -= cut;
    missing -= cut;
  }
}

/** Compares a cart with what was to be added to it. Lines of other items do not matter, whoever changed them meanwhile. */
export function findShortfalls(before: Cart | null, after: Cart, lineItems: readonly LineItem[]): Shortfall[] {
  const earlier = new Map(before?.lineItems?.map(({ _id, quantity = 0 }) => [_id, quantity]));
  const lines = (after.lineItems ?? []).map((line): GrownLine => {
    const more = Math.max(0, (line.quantity ?? 0) - (earlier.get(line._id) ?? 0));
    return { line, reference: line.catalogReference ?? {}, more, left: more, shares: [] };
  });
  const items = lineItems.map(({ catalogReference = {}, quantity: asked = 0 }, index): AskedItem => ({
    ...{ index, catalogReference, asked, added: 0 },
  }));
  share(lines, items);
  lines.forEach(takeOff);

  return items.flatMap(({ index, catalogReference, asked, added }) => {
    if (added >= asked) return [];
    const own = lines.filter(({ reference }) => canBeSame(catalogReference, reference));
    const grown = own.filter(({ more }) => more > 0);
    const reason = reasonOf(
      catalogReference,
      (grown.length > 0 ? grown : own).map(({ line }) => line),
    );
    return [{ index, catalogReference, catalogItemId: catalogReference.catalogItemId ?? '', asked, added, reason }];
  });
}
