import { externalFacts, isExternal } from '../plugin-catalogs/external-item.js';
import { findBuyable } from '../catalog-v1/buyable.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { type StoredLine, factsOf } from '../line-items/line.js';

/**
 * The lines with today's names, prices and stock. What the catalog lost keeps its last name and price and is not found.
 * Lines that draw on one stock share it, the earlier line first.
 */
export function resolveLines(tenant: Tenant, lines: readonly StoredLine[]): StoredLine[] {
  const taken = new Map<string, number>();
  return lines.map((line) => {
    if (!line.reference) return line;
    if (isExternal(line.reference)) {
      const facts = externalFacts(tenant, line.reference);
      return { ...line, facts: facts ? { ...facts, ...line.override?.facts } : { ...line.facts, found: false } };
    }
    const result = findBuyable(tenant, line.reference);
    if (!result.found) return { ...line, facts: { ...line.facts, found: false } };
    const facts = { ...factsOf(result.buyable), ...line.override?.facts };
    if (facts.available === null) return { ...line, facts };
    const { product, variantId } = result.buyable;
    const stock = product.manageVariants ? `${product.id} ${variantId}` : product.id;
    const before = taken.get(stock) ?? 0;
    const available = Math.max(0, facts.available - before);
    taken.set(stock, before + Math.min(line.quantity, available));
    return { ...line, facts: { ...facts, available } };
  });
}
