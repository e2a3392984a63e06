import { HydrationBoundary } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Listing } from '../components/shop/listing';
import { prefetchListing } from '../prefetch-listing.server';
import { shopContext } from '../session.server';
import type { Route } from './+types/search';

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams.get('q')?.trim();
  return { search, state: search ? await prefetchListing(context.get(shopContext), { search }, request.url) : null };
}

export default function SearchPage({ loaderData: { search, state } }: Route.ComponentProps) {
  const [params, setParams] = useSearchParams();
  if (!search) return <h1>Search</h1>;
  return (
    <HydrationBoundary state={state}>
      <h1>Results for “{search}”</h1>
      <Listing
        search={search}
        params={params}
        onParamsChange={(next) => setParams(next, { preventScrollReset: true })}
      />
    </HydrationBoundary>
  );
}
