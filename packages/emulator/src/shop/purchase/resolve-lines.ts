import type { Tenant } from '../../kernel/state/tenant.js';
import type { StoredLine } from '../line-items/line.js';
import { getCatalog } from '../tenant-catalogs/get-catalog.js';

/**
 * Updates line items with current names, prices and stock. Items that the catalog no longer contains keep their last
 * data and count as not found. Line items with the same stock share it, earlier ones first.
 */
export function resolveLines(tenant: Tenant, lines: readonly StoredLine[]): StoredLine[] {
  const taken = new Map<string, number>();
  return lines.map((line) => {
    if (!line.reference) return line;
    const item = getCatalog(tenant, line.reference).find(line.reference);
    if (!item) return { ...line, facts: { ...line.facts, found: false } };
    const facts = { ...item.facts, ...line.override?.facts };
    if (facts.available === null || item.stockId === undefined) return { ...line, facts };
    const before = taken.get(item.stockId) ?? 0;
    const available = Math.max(0, facts.available - before);
    taken.set(item.stockId, before + Math.min(line.quantity, available));
    return { ...line, facts: { ...facts, available } };
  });
}
