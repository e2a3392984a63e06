import type { Tenant } from '../../../kernel/state/tenant.js';
import { brands } from '../brands/brand.js';
import { getOrCreateBrand } from '../brands/create-brand.js';
import { createInfoSection, findInfoSection } from '../info-sections/create-info-section.js';
import { infoSections } from '../info-sections/info-section.js';
import { getOrCreateRibbon } from '../ribbons/create-ribbon.js';
import { ribbons } from '../ribbons/ribbon.js';
import type { InfoSectionReference, NamedReference } from './product-input.js';
import { createFor, refuse } from './refuse.js';

/** Checks a name of an entity to create. */
const required = (name: string | undefined, what: string): string =>
  name !== undefined && name.trim() !== '' ? name : refuse('ONLY_SPACES_STRING_ERROR', `The ${what} has no name.`);

/**
 * Returns the ID of a brand. An unknown ID is kept: it reads as no brand. A new name creates a brand.
 *
 * @throws {ApplicationError} 428 `BRAND_CREATION_FAILED`
 */
export const resolveBrand = (tenant: Tenant, { id, name }: NamedReference): string =>
  id !== undefined && (name === undefined || brands(tenant).get(id))
    ? id
    : createFor('BRAND_CREATION_FAILED', () => getOrCreateBrand(tenant, required(name, 'brand'))).id;

/**
 * Returns the ID of a ribbon. A new name creates a ribbon.
 *
 * @throws {ApplicationError} 428 `RIBBON_NOT_FOUND`, `RIBBON_CREATION_FAILED`
 */
export function resolveRibbon(tenant: Tenant, { id, name }: NamedReference): string {
  if (id === undefined)
    return createFor('RIBBON_CREATION_FAILED', () => getOrCreateRibbon(tenant, required(name, 'ribbon'))).id;
  return ribbons(tenant).get(id)?.id ?? refuse('RIBBON_NOT_FOUND', 'No ribbon has this ID.', { id });
}

/**
 * Returns the ID of an info section. A new unique name with a title creates one.
 *
 * @param failure - Code of the error.
 * @throws {ApplicationError} 428 with the code `failure`
 */
export function resolveInfoSection(
  tenant: Tenant,
  { id, text = {}, title, uniqueName }: InfoSectionReference,
  failure: string,
): string {
  const existing = id === undefined ? findInfoSection(tenant, uniqueName ?? '') : infoSections(tenant).get(id);
  if (existing) return existing.id;
  if (id !== undefined) return refuse(failure, 'No info section has this ID.', { id });
  if (!uniqueName?.trim() || !title?.trim()) {
    return refuse(failure, 'A new info section needs a unique name and a title.', { uniqueName });
  }
  return createFor(failure, () => createInfoSection(tenant, { uniqueName, title, text })).id;
}
