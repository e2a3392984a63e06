import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import type { SearchField } from '../../kernel/query/search/search-field.js';
import { getTable } from '../../kernel/query/table.js';
import type { Collection } from '../../kernel/state/collection.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { RouteContext } from '../../protocol/routing/route.js';
import { assignedProductIds } from '../../shop/catalog-v3/assignments/assigned-products.js';
import { changedEntity, type Entity, requireEntity } from '../../shop/catalog-v3/entity.js';
import { entityFields, queryField } from './cursor-query.js';
import { type EntityApi, entityHandlers } from './entity-handlers.js';
import { readChanges } from './read-changes.js';
import { readName } from './read-name.js';
import { requestedFields } from './requested-fields.js';

/** Entity with a name that products refer to: a brand or a ribbon. */
export interface NamedEntity extends Entity {
  readonly name: string;
}

/** Kind of named entities. */
export interface NamedEntities extends Pick<EntityApi<NamedEntity>, 'name' | 'plural' | 'remove'> {
  /** Maximum length of a name, in characters. */
  readonly maxNameLength: number;
  /** Code of the error for an unknown ID. */
  readonly notFound: string;
  /** Names of the number of products: as a field on request, and in the entity. */
  readonly count: readonly [requested: string, field: string];
  collection(tenant: Tenant): Collection<NamedEntity>;
  create(tenant: Tenant, name: string): NamedEntity;
  getOrCreate(tenant: Tenant, name: string): NamedEntity;
  /** Checks that another entity with the ID may get the name. */
  checkName?(tenant: Tenant, name: string, id: string): void;
}

/** Formats a named entity without its fields on request. */
export const formatNamed = ({ createdDate, id, name, revision, updatedDate }: NamedEntity) => ({
  id,
  revision: String(revision),
  createdDate,
  updatedDate,
  name,
});

const fields = new Map<string, SearchField<NamedEntity>>([
  ...entityFields,
  ['name', queryField('string', ({ name }) => name)],
]);

/** Creates the handlers of the routes of brands or ribbons. */
export function namedEntityHandlers(kind: NamedEntities) {
  const { collection, count, maxNameLength, name: entity, notFound, plural, remove } = kind;
  const [requested, countField] = count;
  const find = (tenant: Tenant, id: string) => requireEntity(collection(tenant), id, notFound);

  function readOne(value: unknown, field: string): string {
    const read = new FieldReader();
    const name = readName(read, value, field, maxNameLength);
    read.check();
    return name;
  }

  const handlers = entityHandlers<NamedEntity>({
    name: entity,
    plural,
    source: ({ tenant }) => ({ entity, documents: getTable(collection(tenant), fields), fields }),
    find,
    create: (tenant, request) =>
      kind.create(tenant, readOne(bodyObject(new FieldReader(), request, entity)['name'], `${entity}.name`)),
    update(tenant, request, pathId) {
      const read = new FieldReader();
      const update = {
        name: entity,
        find: (id: string) => find(tenant, id),
        format: formatNamed,
        fields: { name: 'value' },
      } as const;
      const { changes, check, entity: stored } = readChanges(read, request, update, pathId);
      const name = 'name' in changes ? readName(read, changes['name'], `${entity}.name`, maxNameLength) : stored.name;
      check();
      kind.checkName?.(tenant, name, stored.id);
      return collection(tenant).put(changedEntity(tenant, stored, { name }));
    },
    remove,
    format({ tenant }, request) {
      const wanted = requestedFields(request, [requested]);
      return (one) => ({
        ...formatNamed(one),
        ...(wanted.has(requested) && { [countField]: assignedProductIds(tenant, one.id).size }),
      });
    },
    formatCreated: () => formatNamed,
  });

  return {
    ...handlers,
    getOrCreate: (context: RouteContext) =>
      handlers.getOrCreate(context, (request) =>
        kind.getOrCreate(context.tenant, readOne(request[`${entity}Name`], `${entity}Name`)),
      ),
    bulkGetOrCreate: (context: RouteContext) =>
      handlers.bulkGetOrCreate(context, `${entity}Names`, (item) =>
        kind.getOrCreate(context.tenant, readOne(item, `${entity}Name`)),
      ),
  };
}
