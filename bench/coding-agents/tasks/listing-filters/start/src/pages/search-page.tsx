import { useProducts } from '@cartwright/react/stores';
import { useSearchParams } from 'react-router';
import { Problem } from '../components/shop/problem';
import { ProductGrid } from '../components/shop/product-card';

/** Products with the words of the URL. */
export function SearchPage() {
  const [params] = useSearchParams();
  const text = params.get('q')?.trim();
  const { data, error } = useProducts({ filter: { text }, limit: 24 }, { query: { enabled: Boolean(text) } });
  return (
    <>
      <h1>{text ? `Results for “${text}”` : 'Search'}</h1>
      <Problem of={error} />
      {text && data && <ProductGrid products={data.items} />}
    </>
  );
}
