import { isObject } from '../../kernel/input/object.js';
import type { Input } from '../../kernel/input/object.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { bulkItems, entityId, readBulk, readBulkIds } from '../../protocol/http/bulk-items.js';
import type { RouteContext } from '../../protocol/routing/route.js';
import type { Entity } from '../../shop/catalog-v3/entity.js';
import { countEntities, type EntitySource, queryEntities } from './cursor-query.js';

/** API of one kind of entity, such as brands. */
export interface EntityApi<E extends Entity> {
  /** Name of an entity in requests and responses, such as `brand`. */
  readonly name: string;
  /** Name of a list of them, such as `brands`. */
  readonly plural: string;
  /** Entities to query, with the fields to filter and sort by. */
  source(context: RouteContext): EntitySource<E>;
  /** Returns the entity with an ID, or throws a 404. */
  find(tenant: Tenant, id: string): E;
  /** Creates the entity of a request, such as `{ brand }`. */
  create(tenant: Tenant, request: unknown): E;
  /** Applies the update of a request, such as `{ brand: { revision, … }, fieldMask }`. */
  update(tenant: Tenant, request: unknown, pathId?: string): E;
  /** Deletes an entity. */
  remove(tenant: Tenant, id: string): void;
  /** Returns the function that formats an entity for a call. The request names the fields on request. */
  format(context: RouteContext, request: unknown): (entity: E) => object;
  /**
   * Returns the function that formats the created entities of a call.
   *
   * @default `format`
   */
  formatCreated?(context: RouteContext): (entity: E) => object;
  /**
   * Name of an entity in the results of bulk calls.
   *
   * @default 'item'
   */
  readonly resultName?: string;
  /**
   * Maximum number of entities of a bulk call.
   *
   * @default 100
   */
  readonly maxItems?: number;
  /** Returns further fields of the responses to a call. */
  extras?(context: RouteContext, request: unknown): object;
}

/** Creates the handlers of the routes that all kinds of entities of Catalog V3 have. */
export function entityHandlers<E extends Entity>(api: EntityApi<E>) {
  const { maxItems, name, plural, resultName } = api;
  const extras = (context: RouteContext, request: unknown) => api.extras?.(context, request) ?? {};
  const formatCreated = (context: RouteContext) => api.formatCreated?.(context) ?? api.format(context, context.body);
  const getId = ({ params }: RouteContext): string => params[`${name}Id`] ?? '';

  function query(context: RouteContext, request: unknown) {
    const format = api.format(context, request);
    const { items, pagingMetadata } = queryEntities(api.source(context), request);
    return { [plural]: items.map(format), pagingMetadata, ...extras(context, request) };
  }

  return {
    create(context: RouteContext) {
      const format = formatCreated(context);
      return { [name]: format(api.create(context.tenant, context.body)), ...extras(context, context.body) };
    },
    bulkCreate(context: RouteContext) {
      const { body, tenant } = context;
      const format = formatCreated(context);
      const { items, returnEntity } = readBulk(body, plural, maxItems);
      const apply = (entity: unknown) => api.create(tenant, { [name]: entity });
      return {
        ...bulkItems(tenant, { items, apply, format: returnEntity && format, name: resultName }),
        ...extras(context, body),
      };
    },
    get(context: RouteContext) {
      const format = api.format(context, context.query);
      return { [name]: format(api.find(context.tenant, getId(context))), ...extras(context, context.query) };
    },
    /** Handles a query in the query string. */
    queryByUrl: (context: RouteContext) => query(context, context.query),
    /** Handles a query in the body. */
    query: (context: RouteContext) => query(context, context.body),
    count: (context: RouteContext) => countEntities(api.source(context), context.body),
    update(context: RouteContext) {
      const { body, params, tenant } = context;
      const format = api.format(context, body);
      return { [name]: format(api.update(tenant, body, params[`${name}.id`])), ...extras(context, body) };
    },
    bulkUpdate(context: RouteContext) {
      const { body, tenant } = context;
      const { items, returnEntity } = readBulk(body, plural, maxItems);
      const format = api.format(context, body);
      const apply = (item: unknown) => api.update(tenant, item);
      return bulkItems(tenant, {
        items,
        getId: entityId(name),
        apply,
        format: returnEntity && format,
        name: resultName,
      });
    },
    remove(context: RouteContext) {
      api.remove(context.tenant, api.find(context.tenant, getId(context)).id);
      return {};
    },
    bulkRemove({ body, tenant }: RouteContext) {
      const apply = (id: string) => {
        const entity = api.find(tenant, id);
        api.remove(tenant, id);
        return entity;
      };
      return bulkItems(tenant, { items: readBulkIds(body, `${name}Ids`, maxItems), apply });
    },
    /** Handles the request of an entity that is created if there is none, such as `{ brandName }`. */
    getOrCreate(context: RouteContext, getOrCreate: (request: Input) => E) {
      const format = api.format(context, context.body);
      return { [name]: format(getOrCreate(isObject(context.body) ? context.body : {})) };
    },
    /** Handles the request of several entities, which are created if there are none. Each item is a request. */
    bulkGetOrCreate(context: RouteContext, field: string, getOrCreate: (item: unknown) => E) {
      const { items } = readBulk(context.body, field);
      const format = api.format(context, context.body);
      return bulkItems(context.tenant, { items, apply: getOrCreate, format });
    },
  };
}
