import type { Tenant } from '../../../kernel/state/tenant.js';
import type { StoredProduct } from '../products/product.js';
import { refuse } from './refuse.js';
import { resolveInfoSection } from './resolve-references.js';
import { saveProduct } from './update-product.js';

/** Maximum number of info sections of a product. */
const maxInfoSections = 20;

/**
 * Adds info sections to a product. Those that it has stay at their positions.
 *
 * @throws {ApplicationError} 428 `INFO_SECTION_ERROR_OCCURRED` for an unknown ID, `TOO_MANY_INFO_SECTIONS_ERROR`
 */
export function addInfoSections(tenant: Tenant, product: StoredProduct, ids: readonly string[]): StoredProduct {
  for (const id of ids) resolveInfoSection(tenant, { id }, 'INFO_SECTION_ERROR_OCCURRED');
  const infoSectionIds = [...new Set([...product.infoSectionIds, ...ids])];
  if (infoSectionIds.length > maxInfoSections) {
    refuse('TOO_MANY_INFO_SECTIONS_ERROR', `A product has at most ${maxInfoSections} info sections.`);
  }
  return saveProduct(tenant, product, { infoSectionIds });
}

/** Removes info sections from a product. */
export const removeInfoSections = (tenant: Tenant, product: StoredProduct, ids: readonly string[]): StoredProduct =>
  saveProduct(tenant, product, { infoSectionIds: product.infoSectionIds.filter((id) => !ids.includes(id)) });
