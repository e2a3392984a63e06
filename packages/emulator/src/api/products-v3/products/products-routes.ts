import { formatProduct, formatWholeProduct } from '../format/format-product.js';
import type { ProductView } from '../format/product-view.js';
import { readInventory } from '../input/read-inventory.js';
import { readNewProduct } from '../input/read-product.js';
import { readUpdate } from '../input/read-update.js';
import { inventoryResults } from '../inventory-results.js';
import { isMerchant, requireProduct, createView, visibleProduct } from '../product-access.js';
import { entitiesVersion, querySource, searchSource } from '../search/product-table.js';
import { ApplicationError } from '../../../kernel/errors/application-error.js';
import { bodyObject } from '../../../kernel/input/body-object.js';
import { FieldReader } from '../../../kernel/input/field-reader.js';
import { isObject } from '../../../kernel/input/object.js';
import { queryError } from '../../../kernel/query/query-error.js';
import { findBySearch, runSearch } from '../../../kernel/query/search/run-search.js';
import { writeOnce } from '../../../protocol/http/write-once.js';
import { type Route, route, type RouteContext } from '../../../protocol/routing/route.js';
import { allProductsCategoryId } from '../../../shop/catalog-v3/categories/category.js';
import { createProduct } from '../../../shop/catalog-v3/product-changes/create-product.js';
import { deleteProduct } from '../../../shop/catalog-v3/product-changes/delete-product.js';
import { setInventory } from '../../../shop/catalog-v3/product-changes/set-inventory.js';
import { updateProduct } from '../../../shop/catalog-v3/product-changes/update-product.js';
import { findByKey } from '../../../shop/catalog-v3/products/product-keys.js';
import { products, type StoredProduct } from '../../../shop/catalog-v3/products/product.js';

type Format = (product: StoredProduct, view: ProductView) => object;

/** Formats the products of a list. */
function formatProducts(listed: readonly StoredProduct[], view: ProductView, format: Format): object[] {
  const { tenant, ...seen } = view;
  const key = JSON.stringify([
    format === formatWholeProduct,
    { ...seen, fields: [...seen.fields] },
    entitiesVersion(tenant),
  ]);
  return writeOnce(products(tenant), listed, key, (product) => format(product, view));
}

function run(context: RouteContext, request: unknown, format: Format): object {
  const view = createView(context, request);
  const query = (isObject(request) ? request['query'] : undefined) ?? {};
  if (!isObject(query)) throw queryError('query', 'must be an object', 'FORMAT');
  const { cursorPaging, filter, sort } = query;
  const source = querySource(context.tenant, isMerchant(context));
  const { items, pagingMetadata } = runSearch(source, { cursorPaging, filter, sort }, 'query');
  return { products: formatProducts(items, view, format), pagingMetadata };
}

const createRoutes = (format: Format): readonly Route[] => [
  route({
    id: 'stores.productsV3.queryProducts',
    method: 'GET',
    paths: ['/stores/v3/products/query', '/v3/products/query'],
    access: 'visitor',
    handle: (context) => run(context, context.query, format),
  }),
  route({
    id: 'stores.productsV3.queryProducts',
    method: 'POST',
    paths: ['/stores/v3/products/query', '/v3/products/query'],
    access: 'visitor',
    handle: (context) => run(context, context.body, format),
  }),
];

/** Queries products by filter, sorting and page, without their variants. */
export const queryProducts = createRoutes(formatProduct);

/** Queries products with their variants, as some sources of the platform have it. */
export const queryProductsWithVariants = createRoutes(formatWholeProduct);

/** Updates a product and the inventory of its variants at the default location. */
export const updateProductWithInventory = route({
  id: 'stores.productsV3.updateProductWithInventory',
  method: 'PATCH',
  paths: ['/stores/v3/products-with-inventory/{product.id}', '/v3/products-with-inventory/{product.id}'],
  access: 'merchant',
  handle: (context) => {
    const { body, params, tenant } = context;
    const view = createView(context, body);
    const read = new FieldReader();
    const { before, check, input } = readUpdate(tenant, read, body, params['product.id']);
    const request = isObject(body) ? body : {};
    const inventory = readInventory(read, request['product']);
    const returnEntity = read.boolean(request['returnEntity'], 'returnEntity') ?? false;
    check();
    const updated = updateProduct(tenant, before, input);
    const items = setInventory(tenant, updated, inventory);
    return {
      product: formatWholeProduct(updated, view),
      inventoryResults: inventoryResults(tenant, items, returnEntity),
    };
  },
});

function count(context: RouteContext, request: unknown): object {
  const { filter, returnNonVisibleProducts, search } = isObject(request) ? request : {};
  const hasHidden = String(returnNonVisibleProducts) === 'true';
  if (hasHidden && !isMerchant(context)) {
    const description = 'Only merchants and apps can count hidden products.';
    throw new ApplicationError('permissionDenied', 'NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS', description);
  }
  const source = searchSource(context.tenant, hasHidden);
  return { count: findBySearch(source, { filter, search }).length };
}

/** Counts the products that match a filter and a free text. */
export const countProducts = [
  route({
    id: 'stores.productsV3.countProducts',
    method: 'GET',
    paths: ['/stores/v3/products/count', '/v3/products/count'],
    access: 'visitor',
    handle: (context) => count(context, context.query),
  }),
  route({
    id: 'stores.productsV3.countProducts',
    method: 'POST',
    paths: ['/stores/v3/products/count', '/v3/products/count'],
    access: 'visitor',
    handle: (context) => count(context, context.body),
  }),
];

/** Gets a product with its variants by its slug. */
export const getProductBySlug = route({
  id: 'stores.productsV3.getProductBySlug',
  method: 'GET',
  paths: ['/stores/v3/products/slug/{slug}', '/v3/products/slug/{slug}'],
  access: 'visitor',
  handle: (context) => {
    const view = createView(context, context.query);
    const product = findByKey(context.tenant, 'slug', context.params['slug'] ?? '');
    return { product: formatWholeProduct(visibleProduct(context, product), view) };
  },
});

/** Creates a product without inventory. */
export const createProductRoute = route({
  id: 'stores.productsV3.createProduct',
  method: 'POST',
  paths: ['/stores/v3/products', '/v3/products'],
  access: 'merchant',
  handle: (context) => {
    const view = createView(context, context.body);
    const read = new FieldReader();
    const input = readNewProduct(read, bodyObject(read, context.body, 'product'));
    read.check();
    return { product: formatWholeProduct(createProduct(context.tenant, input), view) };
  },
});

/** Deletes a product with its inventory. */
export const deleteProductRoute = route({
  id: 'stores.productsV3.deleteProduct',
  method: 'DELETE',
  paths: ['/stores/v3/products/{productId}', '/v3/products/{productId}'],
  access: 'merchant',
  handle: ({ params, tenant }) => {
    deleteProduct(tenant, requireProduct(tenant, params['productId'] ?? ''));
    return {};
  },
});

/** Gets a product with its variants. */
export const getProduct = route({
  id: 'stores.productsV3.getProduct',
  method: 'GET',
  paths: ['/stores/v3/products/{productId}', '/v3/products/{productId}'],
  access: 'visitor',
  handle: (context) => {
    const view = createView(context, context.query);
    const product = products(context.tenant).get(context.params['productId'] ?? '');
    return { product: formatWholeProduct(visibleProduct(context, product), view) };
  },
});

function respondToSearch(context: RouteContext, request: unknown): object {
  const view = createView(context, request);
  const source = searchSource(context.tenant, isMerchant(context));
  const { items, ...result } = runSearch(source, isObject(request) ? request['search'] : undefined);
  const found = items.map(({ product }) => product);
  return { products: formatProducts(found, view, formatProduct), ...result };
}

/** Searches products by free text, filter and facets, without their variants. */
export const searchProducts = [
  route({
    id: 'stores.productsV3.searchProducts',
    method: 'GET',
    paths: ['/stores/v3/products/search', '/v3/products/search'],
    access: 'visitor',
    handle: (context) => respondToSearch(context, context.query),
  }),
  route({
    id: 'stores.productsV3.searchProducts',
    method: 'POST',
    paths: ['/stores/v3/products/search', '/v3/products/search'],
    access: 'visitor',
    handle: (context) => respondToSearch(context, context.body),
  }),
];

/** Creates a product with the inventory of its variants at the default location. */
export const createProductWithInventory = route({
  id: 'stores.productsV3.createProductWithInventory',
  method: 'POST',
  paths: ['/stores/v3/products-with-inventory', '/v3/products-with-inventory'],
  access: 'merchant',
  handle: (context) => {
    const { body, tenant } = context;
    const view = createView(context, body);
    const read = new FieldReader();
    const input = bodyObject(read, body, 'product');
    const [product, inventory] = [readNewProduct(read, input), readInventory(read, input)];
    const returnEntity = read.boolean(isObject(body) ? body['returnEntity'] : undefined, 'returnEntity') ?? false;
    read.check();
    const created = createProduct(tenant, product);
    const items = setInventory(tenant, created, inventory);
    return {
      product: formatWholeProduct(created, view),
      inventoryResults: inventoryResults(tenant, items, returnEntity),
    };
  },
});

/** Updates the given fields of a product. */
export const updateProductRoute = route({
  id: 'stores.productsV3.updateProduct',
  method: 'PATCH',
  paths: ['/stores/v3/products/{product.id}', '/v3/products/{product.id}'],
  access: 'merchant',
  handle: (context) => {
    const view = createView(context, context.body);
    const read = new FieldReader();
    const { before, check, input } = readUpdate(context.tenant, read, context.body, context.params['product.id']);
    check();
    return { product: formatWholeProduct(updateProduct(context.tenant, before, input), view) };
  },
});

/** Gets the ID of the category of all products. */
export const getAllProductsCategory = route({
  id: 'stores.productsV3.getAllProductsCategory',
  method: 'GET',
  paths: ['/stores/v3/all-products-category', '/v3/all-products-category'],
  access: 'visitor',
  handle: () => ({
    categoryId: allProductsCategoryId,
    treeReference: { appNamespace: '@wix/stores', treeKey: null },
  }),
});
