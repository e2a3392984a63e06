import { useSearchParams } from 'react-router';
import { Listing } from '../components/shop/listing';

/** Products with the words of the URL. */
export function SearchPage() {
  const [params, setParams] = useSearchParams();
  const search = params.get('q')?.trim();
  if (!search) return <h1>Search</h1>;
  return (
    <>
      <h1>Results for “{search}”</h1>
      <Listing search={search} params={params} onParamsChange={setParams} />
    </>
  );
}
