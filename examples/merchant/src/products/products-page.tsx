import { media } from '@cartwright/core';
import { type CatalogProductSummary, createCatalog } from '@cartwright/stores/catalog';
import { Form, Link } from 'react-router';
import { MAX_SEARCH_LENGTH } from '../../../storefront/src/lib/max-search-length.js';
import { buttonStyle } from '../../../storefront/src/ui/button-style.js';
import { Field } from '../../../components/src/field.js';
import { money } from '../lib/money.server.js';
import { queryPage } from '../lib/query-page.server.js';
import { merchantContext } from '../lib/server/context.js';
import { getOwn } from '../lib/get-own.js';
import { Badge, type BadgeTone } from '../ui/badge.js';
import { Choice } from '../ui/choice.js';
import { Page } from '../ui/page.js';
import { Pager } from '../ui/pager.js';
import { SubmitButton } from '../ui/submit-button.js';
import { Table } from '../ui/table.js';
import type { Route } from './+types/products-page.js';
import { categoryWords } from './catalog/category-words.js';

const stockLabels: Readonly<Record<CatalogProductSummary['stockStatus'], readonly [string, BadgeTone]>> = {
  IN_STOCK: ['In stock', 'good'],
  PARTIALLY_OUT_OF_STOCK: ['Partly sold out', 'warn'],
  PREORDER: ['Pre-order', 'plain'],
  OUT_OF_STOCK: ['Sold out', 'bad'],
};

function getPrice({ priceRange }: CatalogProductSummary): string {
  if (!priceRange) return '';
  const [min, max] = [money(priceRange.min, priceRange.currency), money(priceRange.max, priceRange.currency)];
  return min === max ? min : `${min} – ${max}`;
}

const done: Readonly<Record<string, string>> = { deleted: 'The product was deleted.' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const { client } = context.get(merchantContext);
  const catalog = createCatalog(client);
  const { getScaledToFillImageUrl } = client.use(media);
  // The field shows what is searched for.
  const text = searchParams.get('q')?.trim().slice(0, MAX_SEARCH_LENGTH) ?? '';
  const categoryId = searchParams.get('category') ?? '';
  const [{ items, nextCursor }, categories, version] = await Promise.all([
    queryPage(url, () =>
      catalog.queryProducts({
        filter: { ...(text && { text }), ...(categoryId && { categoryId }) },
        limit: 25,
        cursor: searchParams.get('cursor') ?? undefined,
      }),
    ),
    catalog.queryCategories({ limit: 100 }),
    catalog.getVersion(),
  ]);
  return {
    text,
    categoryId,
    done: getOwn(done, searchParams.get('done')),
    categoryWord: categoryWords[version].one,
    categories: [{ value: '', label: 'All' }, ...categories.items.map(({ id, name }) => ({ value: id, label: name }))],
    nextCursor,
    products: items.map((product) => ({
      id: product.id,
      name: product.name,
      visible: product.visible,
      price: getPrice(product),
      stock: stockLabels[product.stockStatus],
      image: product.media[0]?.image && getScaledToFillImageUrl(product.media[0].image, 96, 96),
    })),
  };
}

/** Products, with filters in the URL. */
export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { categories, categoryId, categoryWord, done, nextCursor, products, text } = loaderData;
  return (
    <Page
      title="Products"
      done={done}
      actions={
        <>
          <Link to="/products/new" className={buttonStyle('primary', 'small')}>
            New product
          </Link>
          <Link to="/products/import" className={buttonStyle('secondary', 'small')}>
            Import
          </Link>
          <a href="/products/export" download className={buttonStyle('secondary', 'small')}>
            Export
          </a>
        </>
      }
    >
      <Form
        key={text + categoryId}
        role="search"
        className="mb-6 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1.5fr_auto]"
      >
        <Field label="Text" name="q" maxLength={MAX_SEARCH_LENGTH} defaultValue={text} />
        <Choice label={categoryWord} name="category" defaultValue={categoryId} options={categories} />
        <SubmitButton kind="secondary">Filter</SubmitButton>
      </Form>
      {products.length === 0 ? (
        <p className="text-ink-soft">No products match.</p>
      ) : (
        <Form action="/products/bulk">
          <Table
            caption="Products"
            columns={['Select', 'Product', 'Stock', 'Visibility', { name: 'Price', isNumeric: true }]}
          >
            {products.map(({ id, name, image, price, stock: [stock, tone], visible }) => (
              <tr key={id}>
                <td>
                  <input
                    type="checkbox"
                    name="id"
                    value={id}
                    aria-label={`Select ${name}`}
                    className="size-5 cursor-pointer accent-ink"
                  />
                </td>
                <th scope="row">
                  <span className="flex items-center gap-3">
                    <span className="size-12 shrink-0 overflow-hidden rounded-lg bg-tint">
                      {image && <img src={image} alt="" width={48} height={48} loading="lazy" />}
                    </span>
                    <Link to={`/products/${id}`} className="link">
                      {name}
                    </Link>
                  </span>
                </th>
                <td>
                  <Badge tone={tone}>{stock}</Badge>
                </td>
                <td>{visible ? 'Visible' : 'Hidden'}</td>
                <td className="text-right tabular-nums">{price}</td>
              </tr>
            ))}
          </Table>
          <SubmitButton kind="secondary" size="small" className="mt-4">
            Change selected products
          </SubmitButton>
        </Form>
      )}
      <Pager next={nextCursor} />
    </Page>
  );
}
