import { findProduct, requestedProduct } from '../find-product.js';
import { formatProduct } from '../format-product.js';
import { productFields, productTable } from '../product-table.js';
import { readProductChange } from './read-product-change.js';
import { isMerchant, merchantView, createView } from '../create-view.js';
import { bodyObject } from '../../../kernel/input/body-object.js';
import { FieldReader } from '../../../kernel/input/field-reader.js';
import { isObject } from '../../../kernel/input/object.js';
import { storeCurrency } from '../../../kernel/money/store-currency.js';
import { type QuerySource, runQuery } from '../../../kernel/query/run-query.js';
import { runStringQuery } from '../../../kernel/query/run-string-query.js';
import { newId } from '../../../kernel/state/ids.js';
import { writeOnce } from '../../../protocol/http/write-once.js';
import { route, type RouteContext } from '../../../protocol/routing/route.js';
import { allProductsId } from '../../../shop/catalog-v1/collection.js';
import { products, type StoredProduct } from '../../../shop/catalog-v1/product.js';
import { applyChange, variantsAreManaged } from '../../../shop/catalog-v1/products/apply-change.js';
import { saveProduct } from '../../../shop/catalog-v1/products/save-product.js';
import { freeSlug, toSlug } from '../../../shop/slugs/slug.js';

const createSource = (context: RouteContext, showsHidden: boolean): QuerySource<StoredProduct> => ({
  entity: 'product',
  fields: productFields,
  documents: productTable(context.tenant),
  ...(!(showsHidden && isMerchant(context)) && { only: { visible: true } }),
});

const queryProducts = (context: RouteContext, input: unknown): object => {
  const source = createSource(context, true);
  const { items, metadata } = runQuery(source, isObject(input) ? input['query'] : undefined);
  return { products: formatProducts(context, items), metadata };
};

function formatProducts(context: RouteContext, listed: readonly StoredProduct[]): object[] {
  const view = createView(context);
  return writeOnce(products(context.tenant), listed, JSON.stringify(view), (product) => formatProduct(product, view));
}

/** Queries products by filter, sorting and page. Hidden products are visible to the merchant only. */
const queryProductsRoute = route({
  id: 'stores.products.queryProducts',
  method: 'GET',
  paths: ['/stores-reader/v1/products/query-platformized', '/v1/products/query-platformized'],
  access: 'visitor',
  handle: (context) => queryProducts(context, context.query),
});

/** Queries products by POST, for queries that are too long for a URL. */
const queryProductsByPostRoute = route({
  id: 'stores.products.queryProducts',
  method: 'POST',
  paths: ['/stores-reader/v1/products/query-platformized', '/v1/products/query-platformized'],
  access: 'visitor',
  handle: (context) => queryProducts(context, context.body),
});

/**
 * Queries products as the REST reference documents it, which the official client does not use. Filter and sorting are
 * JSON strings, the paging metadata differs, and merchants must request hidden products.
 */
const queryProductsByRestRoute = route({
  id: 'stores.products.queryProducts',
  method: 'POST',
  paths: ['/stores-reader/v1/products/query', '/stores/v1/products/query', '/v1/products/query'],
  access: 'visitor',
  handle: (context) => {
    const input = isObject(context.body) ? context.body : {};
    const { items, page } = runStringQuery(
      createSource(context, input['includeHiddenProducts'] === true),
      input['query'],
    );
    return { products: formatProducts(context, items), ...page };
  },
});

/** Gets a product by id. */
const getProductRoute = route({
  id: 'stores.products.getProduct',
  method: 'GET',
  paths: ['/stores-reader/v1/products/{id}', '/v1/products/{id}', '/stores/v1/products/{id}'],
  access: 'visitor',
  handle: (context) => ({ product: formatProduct(requestedProduct(context), createView(context)) }),
});

/** Returns the next numeric id. Ids ascend, even if the clock goes back. */
function nextNumericId({ clock, tenant }: RouteContext): string {
  const last = productTable(tenant)
    .cells('numericId')
    .reduce<number>((largest, number) => Math.max(largest, Number(number)), 0);
  return String(Math.max(clock.now().getTime() * 1000, last + 1));
}

const emptyProduct = (context: RouteContext): StoredProduct => ({
  id: newId(),
  numericId: nextNumericId(context),
  name: '',
  slug: '',
  visible: true,
  productType: 'physical',
  description: '',
  sku: '',
  weight: 0,
  price: 0,
  cost: null,
  discount: { type: 'NONE', value: 0 },
  ribbon: '',
  brand: null,
  media: [],
  options: [],
  manageVariants: false,
  variants: [],
  stock: { trackInventory: false, quantity: null, inStock: true },
  customTextFields: [],
  additionalInfoSections: [],
  collectionIds: [allProductsId],
  seoDescription: null,
  createdDate: context.clock.now().toISOString(),
  lastUpdated: '',
});

/** Creates a product. By default it is in stock, with untracked inventory. It joins the collection of all products. */
const createProductRoute = route({
  id: 'stores.products.createProduct',
  method: 'POST',
  paths: ['/stores/v1/products', '/v1/products'],
  access: 'merchant',
  handle: (context) => {
    const reader = new FieldReader();
    const input = bodyObject(reader, context.body, 'product');
    const empty = emptyProduct(context);
    const change = readProductChange(reader, input, empty, {
      currency: storeCurrency(context.tenant),
      isNew: true,
    });
    const created = applyChange(reader, empty, change);
    reader.check();
    const base = change.slug ?? (toSlug(created.name) || 'product');
    const slug = freeSlug(base, productTable(context.tenant).cells('slug'));
    const product = products(context.tenant).put({ ...created, slug, lastUpdated: created.createdDate });
    return { product: formatProduct(product, merchantView(context)) };
  },
});

/** Updates the given fields of a product. */
const updateProductRoute = route({
  id: 'stores.products.updateProduct',
  method: 'PATCH',
  paths: ['/stores/v1/products/{product.id}', '/v1/products/{product.id}'],
  access: 'merchant',
  handle: (context) => {
    const product = findProduct(context, context.params['product.id']);
    const reader = new FieldReader();
    const change = readProductChange(reader, bodyObject(reader, context.body, 'product'), product, {
      currency: storeCurrency(context.tenant),
      isNew: false,
    });
    const changed = applyChange(reader, product, change);
    reader.check();
    const isNew = changed.slug !== product.slug;
    const slugs = isNew ? productTable(context.tenant).cells('slug') : [];
    const slug = freeSlug(changed.slug, slugs, product.slug);
    return { product: formatProduct(saveProduct(context.tenant, { ...changed, slug }), merchantView(context)) };
  },
});

/** Deletes a product. Carts report its line items as not found. */
const deleteProductRoute = route({
  id: 'stores.products.deleteProduct',
  method: 'DELETE',
  paths: ['/stores/v1/products/{id}', '/v1/products/{id}'],
  access: 'merchant',
  handle: (context) => {
    products(context.tenant).delete(requestedProduct(context).id);
    return {};
  },
});

/** Removes all options of a product. Its variants must not be managed. */
const deleteProductOptionsRoute = route({
  id: 'stores.products.deleteProductOptions',
  method: 'DELETE',
  paths: ['/stores/v1/products/{id}/options', '/v1/products/{id}/options'],
  access: 'merchant',
  handle: (context) => {
    const product = requestedProduct(context);
    if (product.manageVariants && product.options.length > 0) throw variantsAreManaged(product.id);
    saveProduct(context.tenant, { ...product, options: [] });
    return {};
  },
});

/** Removes the brand of a product. */
const removeBrandRoute = route({
  id: 'stores.products.removeBrand',
  method: 'POST',
  paths: ['/stores/v1/products/{id}/remove-brand', '/v1/products/{id}/remove-brand'],
  access: 'merchant',
  handle: (context) => {
    saveProduct(context.tenant, { ...requestedProduct(context), brand: null });
    return {};
  },
});

/** Removes the ribbon of a product. */
const removeRibbonRoute = route({
  id: 'stores.products.removeRibbon',
  method: 'POST',
  paths: ['/stores/v1/products/{id}/remove-ribbon', '/v1/products/{id}/remove-ribbon'],
  access: 'merchant',
  handle: (context) => {
    saveProduct(context.tenant, { ...requestedProduct(context), ribbon: '' });
    return {};
  },
});

/** The routes of products. */
export const productRoutes = [
  queryProductsRoute,
  queryProductsByPostRoute,
  queryProductsByRestRoute,
  getProductRoute,
  createProductRoute,
  updateProductRoute,
  deleteProductRoute,
  deleteProductOptionsRoute,
  removeBrandRoute,
  removeRibbonRoute,
] as const;
