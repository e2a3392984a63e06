import { storeCurrency } from '../../kernel/money/store-currency.js';
import { check, violation } from '../../kernel/input/violation.js';
import type { Input } from '../../kernel/input/object.js';
import { lookUpItems } from '../../shop/plugin-catalogs/look-up-items.js';
import { catalogOf } from '../../shop/tenant-catalogs/catalog-of.js';
import type { RouteContext } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/wire-error.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { StoredCart } from '../../shop/purchase/cart.js';
import { maxLines, quantityViolation } from '../../shop/purchase/bounds.js';
import type { LineOverride } from '../../shop/line-items/line-override.js';
import type { StoredLine } from '../../shop/line-items/line.js';
import { readCustomLineItems, readLineItems } from '../purchase/read-lines.js';

/** Identifies what a line holds; nothing for a custom line. */
const keyOf = (tenant: Tenant, { facts, reference }: StoredLine): string | undefined =>
  reference && catalogOf(tenant, reference).keyOf(reference, facts);

const sameOverride = (line: StoredLine, override: LineOverride | undefined): boolean =>
  JSON.stringify(line.override?.given) === JSON.stringify(override?.given);

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
  lookUpItems(context, [...lines, ...added]);
  for (const [index, { override, quantity, reference }] of added.entries()) {
    const catalog = catalogOf(tenant, reference);
    const item = catalog.find(reference);
    if (!item) continue;
    const key = catalog.keyOf(reference, item.facts);
    const facts = { ...item.facts, ...override?.facts };
    const at = lines.findIndex((line) => keyOf(tenant, line) === key && sameOverride(line, override));
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
