import { entityHandlers } from '../catalog-v3/entity-handlers.js';
import { readChanges } from '../catalog-v3/read-changes.js';
import { readName } from '../catalog-v3/read-name.js';
import { readText } from '../catalog-v3/read-text.js';
import { formatInfoSection, infoSectionFormat, infoSectionSource, requireInfoSection } from './info-section-entity.js';
import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import type { Input } from '../../kernel/input/object.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { route } from '../../protocol/routing/route.js';
import { deleteInfoSection as remove } from '../../shop/catalog-v3/assignments/delete-info-section.js';
import { changedEntity } from '../../shop/catalog-v3/entity.js';
import {
  checkUniqueName,
  createInfoSection as create,
  findInfoSection,
  type InfoSectionContent,
} from '../../shop/catalog-v3/info-sections/create-info-section.js';
import { infoSections, type StoredInfoSection } from '../../shop/catalog-v3/info-sections/info-section.js';

/** Reads the content of an info section, with the names and the text of `before` if the input has none. */
function readContent(read: FieldReader, input: Input, before?: InfoSectionContent): InfoSectionContent {
  const getName = (name: 'uniqueName' | 'title', max: number) =>
    before && !(name in input) ? before[name] : readName(read, input[name], `infoSection.${name}`, max);
  return {
    uniqueName: getName('uniqueName', 100),
    title: getName('title', 50),
    text: readText(read, input, 'infoSection') ?? before?.text ?? {},
  };
}

/**
 * Creates the info section of a request.
 *
 * @throws {ApplicationError} 409 `ALREADY_EXISTS`
 * @throws {ValidationError} `ONLY_SPACES_STRING_ERROR`, `INFO_SECTIONS_LIMIT_EXCEEDED`
 */
function createRequestedInfoSection(tenant: Tenant, request: unknown): StoredInfoSection {
  const read = new FieldReader();
  const content = readContent(read, bodyObject(read, request, 'infoSection'));
  read.check();
  return create(tenant, content);
}

/** The fields that a mask can name. */
const fields = { uniqueName: 'value', title: 'value', description: 'any', plainDescription: 'value' } as const;

/**
 * Applies the update of a request: `{ infoSection: { revision, title, … }, fieldMask }`.
 *
 * @throws {ApplicationError} 404 `INFO_SECTION_NOT_FOUND`, 409 `INVALID_REVISION`, `ALREADY_EXISTS`
 * @throws {ValidationError} `ONLY_SPACES_STRING_ERROR`
 */
function updateRequestedInfoSection(tenant: Tenant, request: unknown, pathId?: string): StoredInfoSection {
  const read = new FieldReader();
  const find = (id: string) => requireInfoSection(tenant, id);
  const update = { name: 'infoSection', find, format: formatInfoSection, fields };
  const { changes, check, entity } = readChanges(read, request, update, pathId);
  const content = readContent(read, changes, entity);
  check();
  checkUniqueName(tenant, content.uniqueName, entity.id);
  return infoSections(tenant).put(changedEntity(tenant, entity, content));
}

const handlers = entityHandlers<StoredInfoSection>({
  name: 'infoSection',
  plural: 'infoSections',
  source: ({ tenant }) => infoSectionSource(tenant),
  find: requireInfoSection,
  create: createRequestedInfoSection,
  update: updateRequestedInfoSection,
  remove,
  format: ({ tenant }, request) => infoSectionFormat(tenant, request),
  formatCreated: () => formatInfoSection,
});

/** Creates an info section. */
const createInfoSection = route({
  id: 'stores.infoSectionsV3.createInfoSection',
  method: 'POST',
  paths: ['/stores/v3/info-sections', '/v3/info-sections'],
  access: 'merchant',
  handle: handlers.create,
});

/** Creates up to 100 info sections. */
const bulkCreateInfoSections = route({
  id: 'stores.infoSectionsV3.bulkCreateInfoSections',
  method: 'POST',
  paths: ['/stores/v3/bulk/info-sections/create', '/v3/bulk/info-sections/create'],
  access: 'merchant',
  handle: handlers.bulkCreate,
});

/** Gets an info section. */
const getInfoSection = route({
  id: 'stores.infoSectionsV3.getInfoSection',
  method: 'GET',
  paths: ['/stores/v3/info-sections/{infoSectionId}', '/v3/info-sections/{infoSectionId}'],
  access: 'visitor',
  handle: handlers.get,
});

/**
 * Returns the info section with the ID or the unique name of a request, or creates it.
 *
 * @throws {ApplicationError} 404 `INFO_SECTION_NOT_FOUND` for an unknown ID
 * @throws {ValidationError} `ONLY_SPACES_STRING_ERROR`, `INFO_SECTIONS_LIMIT_EXCEEDED`
 */
function getOrCreateRequestedInfoSection(tenant: Tenant, request: unknown): StoredInfoSection {
  const { id, uniqueName } = bodyObject(new FieldReader(), request, 'infoSection');
  if (typeof id === 'string') return requireInfoSection(tenant, id);
  const existing = typeof uniqueName === 'string' ? findInfoSection(tenant, uniqueName) : undefined;
  return existing ?? createRequestedInfoSection(tenant, request);
}

/** Gets the info section with an ID or a unique name, or creates it. */
const getOrCreateInfoSection = route({
  id: 'stores.infoSectionsV3.getOrCreateInfoSection',
  method: 'POST',
  paths: ['/stores/v3/info-sections/get-or-create', '/v3/info-sections/get-or-create'],
  access: 'merchant',
  handle: (context) =>
    handlers.getOrCreate(context, (request) => getOrCreateRequestedInfoSection(context.tenant, request)),
});

/** Gets up to 100 info sections by ID or unique name, and creates those that do not exist. */
const bulkGetOrCreateInfoSections = route({
  id: 'stores.infoSectionsV3.bulkGetOrCreateInfoSections',
  method: 'POST',
  paths: ['/stores/v3/bulk/info-sections/get-or-create', '/v3/bulk/info-sections/get-or-create'],
  access: 'merchant',
  handle: (context) =>
    handlers.bulkGetOrCreate(context, 'infoSections', (infoSection) =>
      getOrCreateRequestedInfoSection(context.tenant, { infoSection }),
    ),
});

/** Queries info sections by filter, sorting and page. */
const queryInfoSections = [
  route({
    id: 'stores.infoSectionsV3.queryInfoSections',
    method: 'GET',
    paths: ['/stores/v3/info-sections/query', '/v3/info-sections/query'],
    access: 'visitor',
    handle: handlers.queryByUrl,
  }),
  route({
    id: 'stores.infoSectionsV3.queryInfoSections',
    method: 'POST',
    paths: ['/stores/v3/info-sections/query', '/v3/info-sections/query'],
    access: 'visitor',
    handle: handlers.query,
  }),
];

/** Counts the info sections that match a filter. */
const countInfoSections = route({
  id: 'stores.infoSectionsV3.countInfoSections',
  method: 'POST',
  paths: ['/stores/v3/info-sections/count', '/v3/info-sections/count'],
  access: 'visitor',
  handle: handlers.count,
});

/** Updates an info section. Requires the current revision. */
const updateInfoSection = route({
  id: 'stores.infoSectionsV3.updateInfoSection',
  method: 'PATCH',
  paths: ['/stores/v3/info-sections/{infoSection.id}', '/v3/info-sections/{infoSection.id}'],
  access: 'merchant',
  handle: handlers.update,
});

/** Updates up to 100 info sections. Each requires its current revision. */
const bulkUpdateInfoSections = route({
  id: 'stores.infoSectionsV3.bulkUpdateInfoSections',
  method: 'POST',
  paths: ['/stores/v3/bulk/info-sections/update', '/v3/bulk/info-sections/update'],
  access: 'merchant',
  handle: handlers.bulkUpdate,
});

/** Deletes an info section and removes it from its products. */
const deleteInfoSection = route({
  id: 'stores.infoSectionsV3.deleteInfoSection',
  method: 'DELETE',
  paths: ['/stores/v3/info-sections/{infoSectionId}', '/v3/info-sections/{infoSectionId}'],
  access: 'merchant',
  handle: handlers.remove,
});

/** Deletes up to 100 info sections and removes them from their products. */
const bulkDeleteInfoSections = route({
  id: 'stores.infoSectionsV3.bulkDeleteInfoSections',
  method: 'POST',
  paths: ['/stores/v3/bulk/info-sections/delete', '/v3/bulk/info-sections/delete'],
  access: 'merchant',
  handle: handlers.bulkRemove,
});

/** The routes of info sections. */
export const infoSectionRoutes = [
  createInfoSection,
  bulkCreateInfoSections,
  getInfoSection,
  getOrCreateInfoSection,
  bulkGetOrCreateInfoSections,
  ...queryInfoSections,
  countInfoSections,
  updateInfoSection,
  bulkUpdateInfoSections,
  deleteInfoSection,
  bulkDeleteInfoSections,
] as const;
