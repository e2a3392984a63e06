import { route } from '../../protocol/routing/route.js';
import { brands } from '../../shop/catalog-v3/brands/brand.js';
import {
  checkBrandName,
  createBrand as create,
  getOrCreateBrand as getOrCreate,
} from '../../shop/catalog-v3/brands/create-brand.js';
import { namedEntityHandlers } from '../catalog-v3/named-entities.js';

const handlers = namedEntityHandlers({
  name: 'brand',
  plural: 'brands',
  maxNameLength: 50,
  notFound: 'BRAND_NOT_FOUND',
  count: ['ASSIGNED_PRODUCTS_COUNT', 'assignedProductsCount'],
  collection: brands,
  create,
  getOrCreate,
  checkName: checkBrandName,
  remove: (tenant, id) => void brands(tenant).delete(id),
});

/** Creates a brand. */
const createBrand = route({
  id: 'stores.brandsV3.createBrand',
  method: 'POST',
  paths: ['/stores/v3/brands', '/v3/brands'],
  access: 'merchant',
  handle: handlers.create,
});

/** Creates up to 100 brands. */
const bulkCreateBrands = route({
  id: 'stores.brandsV3.bulkCreateBrands',
  method: 'POST',
  paths: ['/stores/v3/bulk/brands/create', '/v3/bulk/brands/create'],
  access: 'merchant',
  handle: handlers.bulkCreate,
});

/** Gets a brand. */
const getBrand = route({
  id: 'stores.brandsV3.getBrand',
  method: 'GET',
  paths: ['/stores/v3/brands/{brandId}', '/v3/brands/{brandId}'],
  access: 'visitor',
  handle: handlers.get,
});

/** Gets the brand with a name, or creates it. */
const getOrCreateBrand = route({
  id: 'stores.brandsV3.getOrCreateBrand',
  method: 'POST',
  paths: ['/stores/v3/brands/get-or-create', '/v3/brands/get-or-create'],
  access: 'merchant',
  handle: handlers.getOrCreate,
});

/** Gets the brands with up to 100 names, and creates those that do not exist. */
const bulkGetOrCreateBrands = route({
  id: 'stores.brandsV3.bulkGetOrCreateBrands',
  method: 'POST',
  paths: ['/stores/v3/bulk/brands/get-or-create', '/v3/bulk/brands/get-or-create'],
  access: 'merchant',
  handle: handlers.bulkGetOrCreate,
});

/** Queries brands by filter, sorting and page. */
const queryBrands = [
  route({
    id: 'stores.brandsV3.queryBrands',
    method: 'GET',
    paths: ['/stores/v3/brands/query', '/v3/brands/query'],
    access: 'visitor',
    handle: handlers.queryByUrl,
  }),
  route({
    id: 'stores.brandsV3.queryBrands',
    method: 'POST',
    paths: ['/stores/v3/brands/query', '/v3/brands/query'],
    access: 'visitor',
    handle: handlers.query,
  }),
];

/** Counts the brands that match a filter. */
const countBrands = route({
  id: 'stores.brandsV3.countBrands',
  method: 'POST',
  paths: ['/stores/v3/brands/count', '/v3/brands/count'],
  access: 'visitor',
  handle: handlers.count,
});

/** Updates a brand. Requires the current revision. */
const updateBrand = route({
  id: 'stores.brandsV3.updateBrand',
  method: 'PATCH',
  paths: ['/stores/v3/brands/{brand.id}', '/v3/brands/{brand.id}'],
  access: 'merchant',
  handle: handlers.update,
});

/** Updates up to 100 brands. Each requires its current revision. */
const bulkUpdateBrands = route({
  id: 'stores.brandsV3.bulkUpdateBrands',
  method: 'POST',
  paths: ['/stores/v3/bulk/brands/update', '/v3/bulk/brands/update'],
  access: 'merchant',
  handle: handlers.bulkUpdate,
});

/** Deletes a brand. Its products keep the ID, and have no brand. */
const deleteBrand = route({
  id: 'stores.brandsV3.deleteBrand',
  method: 'DELETE',
  paths: ['/stores/v3/brands/{brandId}', '/v3/brands/{brandId}'],
  access: 'merchant',
  handle: handlers.remove,
});

/** Deletes up to 100 brands. Their products keep the IDs, and have no brand. */
const bulkDeleteBrands = route({
  id: 'stores.brandsV3.bulkDeleteBrands',
  method: 'POST',
  paths: ['/stores/v3/bulk/brands/delete', '/v3/bulk/brands/delete'],
  access: 'merchant',
  handle: handlers.bulkRemove,
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
