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

/**
 * Compares a cart with what was to be added to it. Each item takes its share of the lines that grew, lines that are named
 * alike first. What is not available is taken off the newest: the items that were just added, the last one first.
 * Lines of other items do not matter, whoever changed them meanwhile.
 */
export function findShortfalls(before: Cart | null, after: Cart, lineItems: readonly LineItem[]): Shortfall[] {
  const earlier = new Map(before?.lineItems?.map(({ _id, quantity = 0 }) => [_id, quantity]));
  const lines = (after.lineItems ?? []).map((line) => {
    const more = Math.max(0, (line.quantity ?? 0) - (earlier.get(line._id) ?? 0));
    return { line, reference: line.catalogReference ?? {}, more, left: more, takers: [] as { added: number }[][] };
  });
  const items = lineItems.map(({ catalogReference = {}, quantity = 0 }, index) => ({
    ...{ index, catalogReference, asked: quantity, added: 0 },
  }));

  for (const fits of [isSame, canBeSame]) {
    for (const item of items) {
      for (const line of lines) {
        if (!fits(item.catalogReference, line.reference)) continue;
        const taken = Math.min(line.left, item.asked - item.added);
        line.left -= taken;
        item.added += taken;
        line.takers.push(Array.from({ length: taken }, () => item));
      }
    }
  }
  for (const { line, takers } of lines) for (const item of takers.flat().slice(-unavailable(line) || Infinity)) item.added -= 1;

  return items.flatMap((item) => {
    const { catalogReference, asked, added } = item;
    if (added >= asked) return [];
    const own = lines.filter(({ reference }) => canBeSame(catalogReference, reference));
    const grown = own.filter(({ more }) => more > 0);
    const reason = reasonOf(catalogReference, (grown.length > 0 ? grown : own).map(({ line }) => line));
    return [{ ...item, catalogItemId: catalogReference.catalogItemId ?? '', reason }];
  });
}
