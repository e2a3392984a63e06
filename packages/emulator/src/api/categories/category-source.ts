import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { Caller } from '../../protocol/auth/caller.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';
import type { FieldType, FieldValue } from '../../kernel/query/field.js';
import type { SearchSource } from '../../kernel/query/search/run-search.js';
import type { SearchField } from '../../kernel/query/search/search-field.js';
import { getTable } from '../../kernel/query/table.js';
import type { RouteContext } from '../../protocol/routing/route.js';
import { type StoredCategory, categories } from '../../shop/catalog-v3/categories/category.js';
import { treeReference } from './tree-reference.js';

type Field = SearchField<StoredCategory>;
type Read = (category: StoredCategory) => FieldValue;

const filterOnly = (type: FieldType, read: Read): Field => ({ type, read, sortable: false, aggregatable: true });
const sortable = (type: FieldType, read: Read): Field => ({ type, read, sortable: true, aggregatable: true });

const fields = new Map<string, Field>([
  ['id', filterOnly('string', ({ id }) => id)],
  ['slug', filterOnly('string', ({ slug }) => slug)],
  ['visible', filterOnly('boolean', ({ visible }) => visible)],
  ['treeReference.appNamespace', filterOnly('string', () => treeReference.appNamespace)],
  ['treeReference.treeKey', filterOnly('string', () => treeReference.treeKey)],
  ['createdDate', sortable('date', ({ createdDate }) => createdDate)],
  ['updatedDate', sortable('date', ({ updatedDate }) => updatedDate)],
  ['name', { ...sortable('string', ({ name }) => name), searchable: true }],
  ['managingAppId', sortable('string', ({ managingAppId }) => managingAppId)],
  ['parentCategory.id', sortable('string', ({ parentId }) => parentId)],
  ['parentCategory.index', sortable('number', ({ index }) => index)],
  [
    'description',
    { type: 'string', read: ({ description }) => description, sortable: false, operators: [], searchable: true },
  ],
]);

/** Whether the caller may see hidden categories and asks for them. */
function showsHidden(request: unknown, caller: Caller): boolean {
  const read = new FieldReader();
  const name = 'returnNonVisibleCategories';
  const isRequested = read.boolean(isObject(request) ? request[name] : undefined, name) ?? false;
  read.check();
  if (isRequested && caller.kind !== 'apiKey')
    throw new ApplicationError('permissionDenied', 'PERMISSION_DENIED', `${name} requires a merchant.`);
  return isRequested;
}

/**
 * Returns the categories that a request searches.
 *
 * @throws {ApplicationError} 403 if a visitor or member requests hidden categories
 */
export const categorySource = ({ caller, tenant }: RouteContext, request: unknown): SearchSource<StoredCategory> => ({
  entity: 'category',
  fields,
  documents: getTable(categories(tenant), fields),
  ...(!showsHidden(request, caller) && { only: { visible: true } }),
  maxLimit: 1000,
});
