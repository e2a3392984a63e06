/** @jsxImportSource hono/jsx */
import { formatMoney } from '../../../kernel/money/format-money.js';
import { storeCurrency } from '../../../kernel/money/store-currency.js';
import { catalogVersion } from '../../../shop/catalogs/catalog-version.js';
import type { Markup } from '../../../kernel/markup.js';
import type { ControlContext } from '../../control/control-context.js';
import { pageResponse } from '../layout/page-response.js';
import { rowList } from '../layout/row-list.js';
import { searchForm } from '../layout/search-form.js';
import { status } from '../layout/status.js';
import { type View, controlUrl, pageUrl } from '../layout/view.js';
import type { CatalogProduct } from './catalog-editor.js';
import { getEditor } from './get-editor.js';
import { stockSummary } from './stock-summary.js';

/** Number of products per page. */
const PAGE = 50;

function priceRange({ variants }: CatalogProduct, currency: string): string {
  const prices = variants.map(({ price }) => price);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return [...new Set([least, most])].map((price) => formatMoney(price, currency)).join(' – ');
}

const productRow = (view: View, product: CatalogProduct): Markup => (
  <li>
    <a class="row" href={pageUrl(view, `catalog/${product.id}`)}>
      <span class="main">
        {product.name} <small>{product.slug}</small>
      </span>
      <span class="number">{priceRange(product, storeCurrency(view.tenant))}</span>
      {product.visible ? '' : status('hidden', 'plain')} {stockSummary(product)}
    </a>
  </li>
);

/** Page with the products of the store. */
export function productListPage(controlled: ControlContext, view: View): Response {
  const { tenant } = view;
  const { page = '1', q = '' } = view.query;
  const editor = getEditor(tenant);
  const wanted = q.trim().toLowerCase();
  const found = [...editor.names(tenant)].filter(
    ({ id, name }) => name.toLowerCase().includes(wanted) || id.toLowerCase() === wanted,
  );
  const start = Math.max(0, (Math.trunc(Number(page)) || 1) - 1) * PAGE;
  const shown = found.slice(start, start + PAGE).flatMap(({ id }) => editor.find(tenant, id) ?? []);
  const link = (number: number, label: string) => (
    <a href={pageUrl(view, 'catalog', { q, page: String(number) })}>{label}</a>
  );
  const number = start / PAGE + 1;
  const content = (
    <>
      {searchForm(view, 'catalog', 'Search names')}
      {rowList(
        shown.map((product) => productRow(view, product)),
        { label: 'Products', empty: q ? 'No product matches.' : 'No products on this page.' },
      )}
      <div class="actions">
        {number > 1 ? link(number - 1, 'Previous page') : ''}
        {found.length > start + PAGE ? link(number + 1, 'Next page') : ''}
        <span class="soft">
          {found.length} products, Catalog {catalogVersion(tenant).toUpperCase()}.
        </span>
        <a href={controlUrl(view, 'catalog.csv')} download>
          Download as CSV
        </a>
      </div>
    </>
  );
  return pageResponse(controlled, view, { section: 'catalog', title: 'Catalog', content });
}
