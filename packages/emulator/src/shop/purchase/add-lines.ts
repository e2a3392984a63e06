import { quantityViolation } from '../../kernel/input/quantity-violation.js';
import { check } from '../../kernel/input/violation.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { TenantPlugins } from '../../protocol/plugins/tenant-plugins.js';
import type { CatalogReference } from '../line-items/catalog-reference.js';
import type { LineOverride, StoredLine } from '../line-items/line.js';
import { lookUpItems } from '../plugin-catalogs/look-up-items.js';
import { getCatalog } from '../tenant-catalogs/get-catalog.js';
import type { Purchase } from './purchase.js';

/** Maximum number of line items of a purchase. */
export const maxLines = 300;

/** Catalog item to add. */
export interface RequestedLine {
  readonly reference: CatalogReference;
  readonly quantity: number;
  readonly override?: LineOverride;
  /** Path of the item in the request, for violations, such as `lineItems[0]`. */
  readonly field: string;
}

/** Key of the item of a line, equal for the same item and options. `undefined` for custom line items. */
export const lineKey = (tenant: Tenant, { facts, override, reference }: StoredLine): string | undefined =>
  reference && JSON.stringify([getCatalog(tenant, reference).getKey(reference, facts), override?.given]);

/**
 * Adds catalog items and custom items to a purchase. If the purchase contains an item, the quantity of its line item
 * increases, unless that is fixed. Items that the catalog does not contain, or that lack a variant or a mandatory text
 * field, are skipped.
 *
 * @throws {ValidationError} If the quantity of a line item would exceed the maximum.
 */
export function addLines<T extends Pick<Purchase, 'lines'>>(
  { plugins, tenant }: TenantPlugins,
  purchase: T,
  requested: readonly RequestedLine[],
  custom: readonly StoredLine[],
): T {
  const lines = [...purchase.lines];
  lookUpItems({ plugins, tenant }, [...lines, ...requested]);
  for (const { field, override, quantity, reference } of requested) {
    const item = getCatalog(tenant, reference).find(reference);
    if (!item) continue;
    const line = { id: '', quantity, reference, facts: item.facts, ...(override && { override }) };
    const facts = { ...item.facts, ...override?.facts };
    const key = lineKey(tenant, line);
    const at = lines.findIndex((one) => lineKey(tenant, one) === key);
    const same = lines[at];
    if (!same || facts.fixedQuantity) {
      lines.push({ ...line, id: plugins.newId(), facts });
      continue;
    }
    check([quantityViolation(same.quantity + quantity, `${field}.quantity`)]);
    lines[at] = { ...same, quantity: same.quantity + quantity, facts };
  }
  for (const line of custom) {
    const at = lines.findIndex(({ id }) => id === line.id);
    if (at < 0) lines.push(line);
    else if (lines[at]?.reference) lines.push({ ...line, id: plugins.newId() });
    else lines[at] = line;
  }
  return { ...purchase, lines };
}
