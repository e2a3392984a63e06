import { ApplicationError } from '../../../kernel/errors/application-error.js';
import { ruleError } from '../../../kernel/input/violation.js';
import { getKeyIndex } from '../../../kernel/query/key-index.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { type Entity, maxEntities, newEntity } from '../entity.js';
import { type StoredInfoSection, infoSections } from './info-section.js';

/** Content of an info section. */
export type InfoSectionContent = Omit<StoredInfoSection, keyof Entity>;

const nameKey = ({ uniqueName }: StoredInfoSection) => [uniqueName];

/** Finds the info section with a unique name. */
export function findInfoSection(tenant: Tenant, uniqueName: string): StoredInfoSection | undefined {
  const [id = ''] = getKeyIndex(infoSections(tenant), nameKey).get(uniqueName) ?? [];
  return infoSections(tenant).get(id);
}

/**
 * Checks that no other info section has the unique name.
 *
 * @throws {ApplicationError} 409 `ALREADY_EXISTS`
 */
export function checkUniqueName(tenant: Tenant, uniqueName: string, id?: string): void {
  const existing = findInfoSection(tenant, uniqueName);
  if (!existing || existing.id === id) return;
  const description = `An info section is named ${uniqueName}.`;
  throw new ApplicationError('conflict', 'ALREADY_EXISTS', description, { id: existing.id });
}

/**
 * Creates an info section.
 *
 * @throws {ApplicationError} 409 `ALREADY_EXISTS` if an info section has the unique name
 * @throws {ValidationError} `INFO_SECTIONS_LIMIT_EXCEEDED`
 */
export function createInfoSection(tenant: Tenant, content: InfoSectionContent): StoredInfoSection {
  checkUniqueName(tenant, content.uniqueName);
  if (infoSections(tenant).size >= maxEntities) {
    const description = `exceeds the limit of ${maxEntities} info sections`;
    throw ruleError('infoSection', description, 'INFO_SECTIONS_LIMIT_EXCEEDED');
  }
  return infoSections(tenant).put({ ...newEntity(tenant), ...content });
}
