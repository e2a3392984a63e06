import type { Cart, LineItem, LineItemInput } from '@cartwright/ecom/current-cart';

/** Why an item is not in the cart, as far as the cart tells. */
export type NotAddedReason = 'variant_or_modifier_missing' | 'out_of_stock' | 'not_found';

/** A catalog item of which less was added than asked for. */
export interface Shortfall {
  /** The catalog's id of the item. */
  readonly catalogItemId: string;
  /** How many were asked for. */
  readonly asked: number;
  /** How many can be bought now that could not before. */
  readonly added: number;
  /** Why, as far as the cart tells. */
  readonly reason: NotAddedReason;
}

/** How many of a line can be bought. */
function buyable({ availability, quantity = 0 }: LineItem): number {
  switch (availability?.status) {
    case 'NOT_FOUND':
    case 'NOT_AVAILABLE':
      return 0;
    case 'PARTIALLY_AVAILABLE':
      return Math.min(quantity, availability.quantityAvailable ?? 0);
    default:
      return quantity;
  }
}

function reasonOf(lines: readonly LineItem[]): NotAddedReason {
  const has = (...statuses: string[]) =>
    lines.some(({ availability }) => statuses.includes(availability?.status ?? ''));
  if (has('NOT_AVAILABLE', 'PARTIALLY_AVAILABLE')) return 'out_of_stock';
  return has('NOT_FOUND') ? 'not_found' : 'variant_or_modifier_missing';
}

/**
 * Compares a cart with what was to be added to it. The platform answers 200 also when it adds nothing.
 *
 * @param before - The cart before; `null` for none.
 * @param after - The cart that the platform answered with.
 * @param lineItems - What was to be added.
 * @returns One entry for each catalog item that did not come in full. Empty when all did.
 */
export function findShortfalls(before: Cart | null, after: Cart, lineItems: readonly LineItemInput[]): Shortfall[] {
  const earlier = new Map(before?.lineItems?.map((line) => [line._id, line]));
  const asked = new Map<string, number>();
  for (const { catalogReference, quantity } of lineItems) {
    const id = catalogReference.catalogItemId ?? '';
    asked.set(id, (asked.get(id) ?? 0) + quantity);
  }
  return [...asked].flatMap(([catalogItemId, quantity]) => {
    const lines = (after.lineItems ?? []).filter((line) => line.catalogReference?.catalogItemId === catalogItemId);
    const added = lines.reduce((sum, line) => {
      const known = earlier.get(line._id);
      return sum + Math.max(0, buyable(line) - (known ? buyable(known) : 0));
    }, 0);
    if (added >= quantity) return [];
    const changed = lines.filter((line) => line.quantity !== earlier.get(line._id)?.quantity);
    const reason = reasonOf(changed.length > 0 ? changed : lines);
    return [{ catalogItemId, asked: quantity, added, reason }];
  });
}
