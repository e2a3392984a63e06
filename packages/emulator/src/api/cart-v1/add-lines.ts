import { storeCurrency } from '../../kernel/money/store-currency.js';
import { check, violation } from '../../kernel/input/violation.js';
import type { Input } from '../../kernel/input/object.js';
import { type WantedItem, lookUpItems } from '../../shop/plugin-catalogs/look-up-items.js';
import { externalFacts, isExternal, sameReference } from '../../shop/plugin-catalogs/external-item.js';
import { type CatalogReference, findBuyable } from '../../shop/catalog-v1/buyable.js';
import type { RouteContext } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/wire-error.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { StoredCart } from '../../shop/cart/cart.js';
import { maxLines, quantityViolation } from '../../shop/cart/bounds.js';
import type { LineOverride } from '../../shop/line-items/line-override.js';
import { type StoredLine, factsOf } from '../../shop/line-items/line.js';
import { type RequestedLine, readCustomLineItems, readLineItems } from './read-lines.js';

/** Whether a line is what is wanted: the same variant with the same texts, however it was named. */
const sameThing = (line: StoredLine, reference: CatalogReference, wanted: StoredLine['facts']): boolean =>
  isExternal(reference)
    ? line.reference !== undefined && sameReference(line.reference, reference)
    : line.reference?.catalogItemId === reference.catalogItemId &&
      !isExternal(line.reference) &&
      line.facts.variantId === wanted.variantId &&
      line.facts.subscription?.id === wanted.subscription?.id &&
      JSON.stringify(line.facts.descriptions) === JSON.stringify(wanted.descriptions);

const sameOverride = (line: StoredLine, override: LineOverride | undefined): boolean =>
  JSON.stringify(line.override?.given) === JSON.stringify(override?.given);

/** What a reference shows and costs; nothing where it names nothing that can be bought. */
function findFacts(tenant: Tenant, reference: CatalogReference): StoredLine['facts'] | undefined {
  if (isExternal(reference)) return externalFacts(tenant, reference);
  const result = findBuyable(tenant, reference);
  return result.found ? factsOf(result.buyable) : undefined;
}

/** What a cart will hold of other catalogs, with what is added: each thing once. */
const together = (lines: readonly StoredLine[], added: readonly RequestedLine[]): WantedItem[] =>
  [...lines, ...added]
    .filter(({ reference }) => reference && isExternal(reference))
    .reduce<WantedItem[]>((items, { quantity, reference }) => {
      const same = (item: WantedItem) => item.reference && reference && sameReference(item.reference, reference);
      const before = items.find(same)?.quantity ?? 0;
      const wanted = { ...(reference && { reference }), quantity: before + quantity };
      return before > 0 ? items.map((item) => (same(item) ? wanted : item)) : [...items, wanted];
    }, []);

/**
 * The cart with the request's `lineItems` and `customLineItems`. The same thing again adds to its
 * line, unless its quantity is fixed.
 * What the catalog does not have, or what lacks a variant or a mandatory text, is left out without a word, as on the platform.
 * @throws {ValidationError} for invalid fields, or when a line or the cart would be too large
 * @throws {ApplicationError} 403 where somebody else than the merchant says something else than the catalog
 */
export function addLines<T extends Pick<StoredCart, 'lines'>>(
  context: Pick<RouteContext, 'caller' | 'plugins' | 'tenant'>,
  cart: T,
  { customLineItems, lineItems }: Input,
): T {
  const { caller, plugins, tenant } = context;
  const newId = () => plugins.newId();
  const lines = [...cart.lines];
  const currency = storeCurrency(tenant);
  const added = readLineItems(lineItems, currency);
  if (caller.kind !== 'apiKey' && added.some(({ override }) => override)) {
    throw new ApplicationError(403, 'PERMISSION_DENIED', 'Only the merchant may say something else than the catalog.');
  }
  lookUpItems(context, together(lines, added));
  for (const [index, { override, quantity, reference }] of added.entries()) {
    const known = findFacts(tenant, reference);
    if (!known) continue;
    const facts = { ...known, ...override?.facts };
    const at = lines.findIndex((line) => sameThing(line, reference, known) && sameOverride(line, override));
    const line = lines[at];
    if (!line || facts.fixedQuantity) {
      lines.push({ id: newId(), quantity, reference, facts, ...(override && { override }) });
      continue;
    }
    check([quantityViolation(line.quantity + quantity, `lineItems[${index}].quantity`)]);
    lines[at] = { ...line, quantity: line.quantity + quantity, facts };
  }
  for (const line of readCustomLineItems(customLineItems, currency, newId)) {
    const at = lines.findIndex(({ id }) => id === line.id);
    if (at < 0) lines.push(line);
    else if (lines[at]?.reference) lines.push({ ...line, id: newId() });
    else lines[at] = line;
  }
  if (lines.length > maxLines) check([violation('lineItems', `a cart has at most ${maxLines} lines`, 'MAX_SIZE')]);
  return { ...cart, lines };
}
