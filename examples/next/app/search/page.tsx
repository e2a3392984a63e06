import type { Metadata } from 'next';
import { Listing, readQuery, type Query } from '../../ui/listing';

export const metadata: Metadata = { title: 'Search', robots: { index: false } };

export default async function SearchPage({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  const search = readQuery(query).params.get('q')?.trim() ?? '';
  return (
    <>
      <h1>{search ? `Results for “${search}”` : 'Search'}</h1>
      {search ? <Listing scope={{ search }} query={query} /> : <p>Enter what you are looking for.</p>}
    </>
  );
}
