/** @jsxImportSource hono/jsx */
import { ApplicationError } from '../../../kernel/errors/application-error.js';
import { minorUnits } from '../../../kernel/money/minor-units.js';
import { storeCurrency } from '../../../kernel/money/store-currency.js';
import type { Markup } from '../../../kernel/markup.js';
import type { ControlContext } from '../../control/control-context.js';
import { facts } from '../layout/facts.js';
import { pageResponse } from '../layout/page-response.js';
import { select } from '../layout/select.js';
import { textField } from '../layout/text-field.js';
import { type View, pageUrl } from '../layout/view.js';
import type { CatalogProduct } from './catalog-editor.js';
import { getEditor } from './get-editor.js';
import { largestQuantity } from './read-product-form.js';

function variantFields({ id, price, sku, stock, title }: CatalogProduct['variants'][number], currency: string): Markup {
  const quantity = 'quantity' in stock ? String(stock.quantity) : '';
  const isInStock = 'quantity' in stock ? stock.quantity > 0 : stock.inStock;
  return (
    <fieldset class="panel">
      <legend>
        {title || 'Price and stock'} {sku && <small>{sku}</small>}
      </legend>
      <div class="fields">
        {textField(`price-${id}`, `Price in ${currency}`, {
          type: 'number',
          value: price.toFixed(minorUnits(currency)),
          min: 0,
          required: true,
        })}
        {textField(`quantity-${id}`, 'Quantity', {
          type: 'number',
          value: quantity,
          max: largestQuantity,
          step: 1,
          hint: 'Empty: not counted.',
        })}
        {select(`in-stock-${id}`, 'If not counted', isInStock ? 'yes' : 'no', { yes: 'In stock', no: 'Out of stock' })}
      </div>
    </fieldset>
  );
}

/**
 * Page of one product, with the form for its name, visibility, prices and stock.
 *
 * @throws {ApplicationError} 404 for an unknown product
 */
export function productPage(controlled: ControlContext, view: View, id: string): Response {
  const { tenant } = view;
  const product = getEditor(tenant).find(tenant, id);
  if (!product) throw new ApplicationError('notFound', 'PRODUCT_NOT_FOUND', 'No product has this ID.');
  const currency = storeCurrency(tenant);
  const content = (
    <>
      {facts({ Slug: product.slug, 'Product ID': id })}
      <form class="form" method="post" action={pageUrl(view, `catalog/${id}`)}>
        {textField('name', 'Name', { value: product.name, required: true })}
        <label class="check">
          <input type="checkbox" name="visible" value="on" checked={Boolean(product.visible)} /> Visible in the store
        </label>
        {product.variants.map((variant) => variantFields(variant, currency))}
        <p>
          <button class="button">Save</button>
        </p>
      </form>
    </>
  );
  const back = { href: pageUrl(view, 'catalog'), label: 'All products' };
  return pageResponse(controlled, view, { section: 'catalog', title: product.name, content, back });
}
