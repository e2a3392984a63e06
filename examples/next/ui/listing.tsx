import { countFacets, listingFacetsQuery, parseListingFilters, productListingQuery } from '@cartwright/react/stores';
import Form from 'next/form';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import type { ComponentProps } from 'react';
import { catalog, getQueryClient } from '../shop/catalog';
import { ProductGrid } from './product-grid';

const sorts = {
  featured: 'Featured',
  newest: 'Newest',
  name: 'Name',
  'price-low': 'Price, low to high',
  'price-high': 'Price, high to low',
};

const price = { type: 'number', min: 0 };

/** `searchParams` of a page. */
export type Query = Readonly<Record<string, string | string[] | undefined>>;

/** Converts `searchParams` of a page, and reads the number of the page, from 1. */
export function readQuery(query: Query) {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value ?? []].flat().map((text) => [name, text]));
  const params = new URLSearchParams(pairs);
  return { params, page: Math.max(1, Math.floor(Number(params.get('page'))) || 1) };
}

interface Props {
  readonly path: string;
  readonly scope: { readonly collectionId?: string; readonly search?: string };
  readonly query: Query;
}

/** A page of products, with the filters, the order and the page number of the URL. */
export async function Listing({ path, scope, query }: Props) {
  const { params, page } = readQuery(query);
  const filters = parseListingFilters(params);
  const queryClient = getQueryClient();
  const [{ pages }, index] = await Promise.all([
    queryClient.fetchInfiniteQuery({ ...productListingQuery(catalog, { ...scope, filters }), pages: page }),
    queryClient.fetchQuery(listingFacetsQuery(catalog, scope)),
  ]);
  const { items: products, next, remainingCount } = pages[page - 1] ?? notFound();
  const end = pages.reduce((sum, { items }) => sum + items.length, 0);
  const linkTo = (number: number) => {
    const others = [...params].filter(([name]) => name !== 'page');
    return `${path}?${new URLSearchParams([...others, ['page', String(number)]]).toString()}`;
  };
  return (
    <>
      <details className="shop-filters" open={Object.keys(filters).length > 0}>
        <summary>Filter and sort</summary>
        <Form action={path} key={params.toString()}>
          {scope.search && <input type="hidden" name="q" value={scope.search} />}
          <select name="sort" aria-label="Sort by" defaultValue={filters.sort}>
            {Object.entries(sorts).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <input {...price} name="min" defaultValue={filters.minPrice} aria-label="Lowest price" placeholder="From" />
          <input {...price} name="max" defaultValue={filters.maxPrice} aria-label="Highest price" placeholder="To" />
          <Check name="stock" value="in" defaultChecked={filters.inStock} label="In stock" />
          <Check name="sale" value="on" defaultChecked={filters.onSale} label="On sale" />
          {countFacets(index, filters).options.map(({ name, choices }) => (
            <fieldset key={name}>
              <legend>{name}</legend>
              {choices.map(({ name: choice, count }) => {
                const input = { value: `${name}:${choice}`, defaultChecked: filters.choices?.[name]?.includes(choice) };
                const label = count === undefined ? choice : `${choice} (${count})`;
                return <Check key={choice} name="option" label={label} {...input} />;
              })}
            </fieldset>
          ))}
          <button>Show products</button>
        </Form>
      </details>
      {products.length === 0 && <p role="status">No products match.</p>}
      <ProductGrid products={products} />
      <nav aria-label="Pages" className="pages">
        {page > 1 && <Link href={linkTo(page - 1)}>Previous</Link>}
        {products.length > 0 && `${end - products.length + 1}–${end}`}
        {remainingCount !== undefined && ` of ${end + remainingCount}`}
        {next && <Link href={linkTo(page + 1)}>Next</Link>}
      </nav>
    </>
  );
}

const Check = ({ label, ...input }: ComponentProps<'input'> & { label: string }) => (
  <label className="shop-check">
    <input type="checkbox" {...input} /> {label}
  </label>
);
