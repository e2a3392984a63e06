import { storeCurrency } from '../../../kernel/money/store-currency.js';
import { bodyObject } from '../../../kernel/input/body-object.js';
import { FieldReader } from '../../../kernel/input/field-reader.js';
import { route } from '../../../protocol/routing/route.js';
import { findProduct } from '../find-product.js';
import { productTable } from '../product-table.js';
import { freeSlug } from '../../../shop/slugs/slug.js';
import { merchantView } from '../view-of.js';
import { formatProduct } from '../format-product.js';
import { applyChange } from '../../../shop/catalog-v1/products/apply-change.js';
import { readProductChange } from './read-product-change.js';
import { saveProduct } from '../../../shop/catalog-v1/products/save-product.js';
/** Updates the given fields of a product. */
export const updateProductRoute = route({
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
