import { storeCurrency } from '../../../kernel/money/store-currency.js';
import { bodyObject } from '../../../kernel/input/body-object.js';
import { FieldReader } from '../../../kernel/input/field-reader.js';
import { type RouteContext, route } from '../../../protocol/routing/route.js';
import { newId } from '../../../kernel/state/ids.js';
import { allProductsId } from '../../../shop/catalog-v1/collection.js';
import { type StoredProduct, products } from '../../../shop/catalog-v1/product.js';
import { productTable } from '../product-table.js';
import { freeSlug, slugOf } from '../../../shop/slugs/slug.js';
import { merchantView } from '../view-of.js';
import { formatProduct } from '../format-product.js';
import { applyChange } from '../../../shop/catalog-v1/products/apply-change.js';
import { readProductChange } from './read-product-change.js';

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
export const createProductRoute = route({
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
    const base = change.slug ?? (slugOf(created.name) || 'product');
    const slug = freeSlug(base, productTable(context.tenant).cells('slug'));
    const product = products(context.tenant).put({ ...created, slug, lastUpdated: created.createdDate });
    return { product: formatProduct(product, merchantView(context)) };
  },
});
