import { findBuyable } from '../catalog/buyable.js';
import { newId } from '../state/ids.js';
import type { Tenant } from '../state/tenant.js';
import { storeSettings } from '../totals/index.js';
import type { StoredCart } from './cart.js';
import { type Input, check, maxLines, quantityViolation, violation } from './input.js';
import { type StoredLine, factsOf } from './line.js';
import { readCustomLineItems, readLineItems } from './read-lines.js';

const sameThing = (line: StoredLine, itemId: string, wanted: StoredLine['facts']): boolean =>
  line.reference?.catalogItemId === itemId &&
  line.facts.variantId === wanted.variantId &&
  line.facts.subscription?.id === wanted.subscription?.id &&
  JSON.stringify(line.facts.descriptions) === JSON.stringify(wanted.descriptions);

/**
 * The cart with the request's `lineItems` and `customLineItems`. The same thing again adds to its line.
 * What the catalog does not have, or what lacks a variant or a mandatory text, is left out without a word, as on the platform.
 * @throws {ValidationError} for invalid fields, or when a line or the cart would be too large
 */
export function addLines<T extends Pick<StoredCart, 'lines'>>(
  tenant: Tenant,
  cart: T,
  { customLineItems, lineItems }: Input,
): T {
  const lines = [...cart.lines];
  for (const [index, { quantity, reference }] of readLineItems(lineItems).entries()) {
    const result = findBuyable(tenant, reference);
    if (!result.found) continue;
    const facts = factsOf(result.buyable);
    const at = lines.findIndex((line) => sameThing(line, reference.catalogItemId, facts));
    const line = lines[at];
    if (!line) {
      lines.push({ id: newId(), quantity, reference, facts });
      continue;
    }
    check([quantityViolation(line.quantity + quantity, `lineItems[${index}].quantity`)]);
    lines[at] = { ...line, quantity: line.quantity + quantity, facts };
  }
  for (const line of readCustomLineItems(customLineItems, storeSettings.currency)) {
    const at = lines.findIndex(({ id }) => id === line.id);
    if (at < 0) lines.push(line);
    else if (lines[at]?.reference) lines.push({ ...line, id: newId() });
    else lines[at] = line;
  }
  if (lines.length > maxLines) check([violation('lineItems', `a cart has at most ${maxLines} lines`, 'MAX_SIZE')]);
  return { ...cart, lines };
}
