import { brandFormat, brandSource, formatBrand, maxNameLength, requireBrand } from './brand-entity.js';
import { countEntities, queryEntities } from '../catalog-v3/cursor-query.js';
import { readChanges } from '../catalog-v3/read-changes.js';
import { readName } from '../catalog-v3/read-name.js';
import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { bulkItems, entityId, readBulk, readBulkIds } from '../../protocol/http/bulk-items.js';
import { route, type RouteContext } from '../../protocol/routing/route.js';
import { brands, type StoredBrand } from '../../shop/catalog-v3/brands/brand.js';
import {
  checkBrandName,
  createBrand as create,
  getOrCreateBrand as getOrCreate,
} from '../../shop/catalog-v3/brands/create-brand.js';
import { changedEntity } from '../../shop/catalog-v3/entity.js';

/**
 * Creates the brand of a request.
 *
 * @throws {ApplicationError} 409 `ALREADY_EXISTS`
 * @throws {ValidationError} `ONLY_SPACES_STRING_ERROR`, `BRAND_LIMIT_EXCEEDED`
 */
function createRequestedBrand(tenant: Tenant, request: unknown): StoredBrand {
  const read = new FieldReader();
  const name = readName(read, bodyObject(read, request, 'brand')['name'], 'brand.name', maxNameLength);
  read.check();
  return create(tenant, name);
}

/** Creates a brand. */
const createBrand = route({
  id: 'stores.brandsV3.createBrand',
  method: 'POST',
  paths: ['/stores/v3/brands', '/v3/brands'],
  access: 'merchant',
  handle: ({ body, tenant }) => ({ brand: formatBrand(createRequestedBrand(tenant, body)) }),
});

/** Creates up to 100 brands. */
const bulkCreateBrands = route({
  id: 'stores.brandsV3.bulkCreateBrands',
  method: 'POST',
  paths: ['/stores/v3/bulk/brands/create', '/v3/bulk/brands/create'],
  access: 'merchant',
  handle({ body, tenant }) {
    const { items, returnEntity } = readBulk(body, 'brands');
    return bulkItems(tenant, {
      items,
      apply: (brand) => createRequestedBrand(tenant, { brand }),
      format: returnEntity && formatBrand,
    });
  },
});

/** Gets a brand. */
const getBrand = route({
  id: 'stores.brandsV3.getBrand',
  method: 'GET',
  paths: ['/stores/v3/brands/{brandId}', '/v3/brands/{brandId}'],
  access: 'visitor',
  handle({ params, query, tenant }) {
    const format = brandFormat(tenant, query);
    return { brand: format(requireBrand(tenant, params['brandId'] ?? '')) };
  },
});

/** Gets the brand with a name, or creates it. */
const getOrCreateBrand = route({
  id: 'stores.brandsV3.getOrCreateBrand',
  method: 'POST',
  paths: ['/stores/v3/brands/get-or-create', '/v3/brands/get-or-create'],
  access: 'merchant',
  handle({ body, tenant }) {
    const format = brandFormat(tenant, body);
    const read = new FieldReader();
    const name = readName(read, isObject(body) ? body['brandName'] : undefined, 'brandName', maxNameLength);
    read.check();
    return { brand: format(getOrCreate(tenant, name)) };
  },
});

/** Gets the brands with up to 100 names, and creates those that do not exist. */
const bulkGetOrCreateBrands = route({
  id: 'stores.brandsV3.bulkGetOrCreateBrands',
  method: 'POST',
  paths: ['/stores/v3/bulk/brands/get-or-create', '/v3/bulk/brands/get-or-create'],
  access: 'merchant',
  handle({ body, tenant }) {
    const { items } = readBulk(body, 'brandNames');
    const apply = (item: unknown) => {
      const read = new FieldReader();
      const name = readName(read, item, 'brandName', maxNameLength);
      read.check();
      return getOrCreate(tenant, name);
    };
    return bulkItems(tenant, { items, apply, format: brandFormat(tenant, body) });
  },
});

function run({ tenant }: RouteContext, request: unknown): object {
  const format = brandFormat(tenant, request);
  const { items, pagingMetadata } = queryEntities(brandSource(tenant), request);
  return { brands: items.map(format), pagingMetadata };
}

/** Queries brands by filter, sorting and page. */
const queryBrands = [
  route({
    id: 'stores.brandsV3.queryBrands',
    method: 'GET',
    paths: ['/stores/v3/brands/query', '/v3/brands/query'],
    access: 'visitor',
    handle: (context) => run(context, context.query),
  }),
  route({
    id: 'stores.brandsV3.queryBrands',
    method: 'POST',
    paths: ['/stores/v3/brands/query', '/v3/brands/query'],
    access: 'visitor',
    handle: (context) => run(context, context.body),
  }),
];

/** Counts the brands that match a filter. */
const countBrands = route({
  id: 'stores.brandsV3.countBrands',
  method: 'POST',
  paths: ['/stores/v3/brands/count', '/v3/brands/count'],
  access: 'visitor',
  handle: ({ body, tenant }) => countEntities(brandSource(tenant), body),
});

/**
 * Applies the update of a request: `{ brand: { revision, name }, fieldMask }`.
 *
 * @throws {ApplicationError} 404 `BRAND_NOT_FOUND`, 409 `INVALID_REVISION`, `ALREADY_EXISTS`
 * @throws {ValidationError} `ONLY_SPACES_STRING_ERROR`
 */
function updateRequestedBrand(tenant: Tenant, request: unknown, pathId?: string): StoredBrand {
  const read = new FieldReader();
  const { changes, check, entity } = readChanges(
    read,
    request,
    { name: 'brand', find: (id) => requireBrand(tenant, id), format: formatBrand, fields: { name: 'value' } },
    pathId,
  );
  const name = 'name' in changes ? readName(read, changes['name'], 'brand.name', maxNameLength) : entity.name;
  check();
  checkBrandName(tenant, name, entity.id);
  return brands(tenant).put(changedEntity(tenant, entity, { name }));
}

/** Updates a brand. Requires the current revision. */
const updateBrand = route({
  id: 'stores.brandsV3.updateBrand',
  method: 'PATCH',
  paths: ['/stores/v3/brands/{brand.id}', '/v3/brands/{brand.id}'],
  access: 'merchant',
  handle({ body, params, tenant }) {
    const format = brandFormat(tenant, body);
    return { brand: format(updateRequestedBrand(tenant, body, params['brand.id'])) };
  },
});

/** Updates up to 100 brands. Each requires its current revision. */
const bulkUpdateBrands = route({
  id: 'stores.brandsV3.bulkUpdateBrands',
  method: 'POST',
  paths: ['/stores/v3/bulk/brands/update', '/v3/bulk/brands/update'],
  access: 'merchant',
  handle({ body, tenant }) {
    const { items, returnEntity } = readBulk(body, 'brands');
    const format = brandFormat(tenant, body);
    return bulkItems(tenant, {
      items,
      getId: entityId('brand'),
      apply: (item) => updateRequestedBrand(tenant, item),
      format: returnEntity && format,
    });
  },
});

/** Deletes a brand. Its products keep the ID, and have no brand. */
const deleteBrand = route({
  id: 'stores.brandsV3.deleteBrand',
  method: 'DELETE',
  paths: ['/stores/v3/brands/{brandId}', '/v3/brands/{brandId}'],
  access: 'merchant',
  handle({ params, tenant }) {
    brands(tenant).delete(requireBrand(tenant, params['brandId'] ?? '').id);
    return {};
  },
});

/** Deletes up to 100 brands. Their products keep the IDs, and have no brand. */
const bulkDeleteBrands = route({
  id: 'stores.brandsV3.bulkDeleteBrands',
  method: 'POST',
  paths: ['/stores/v3/bulk/brands/delete', '/v3/bulk/brands/delete'],
  access: 'merchant',
  handle({ body, tenant }) {
    const apply = (id: string) => {
      const brand = requireBrand(tenant, id);
      brands(tenant).delete(id);
      return brand;
    };
    return bulkItems(tenant, { items: readBulkIds(body, 'brandIds'), apply });
  },
});

/** The routes of brands. */
export const brandRoutes = [
  createBrand,
  bulkCreateBrands,
  getBrand,
  getOrCreateBrand,
  bulkGetOrCreateBrands,
  ...queryBrands,
  countBrands,
  updateBrand,
  bulkUpdateBrands,
  deleteBrand,
  bulkDeleteBrands,
] as const;
