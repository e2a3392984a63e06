import { collectionQuery } from '@cartwright/react/queries';
import { HydrationBoundary, QueryClient } from '@tanstack/react-query';
import { data, useSearchParams } from 'react-router';
import { Listing } from '../components/shop/listing';
import { prefetchListing } from '../prefetch-listing.server';
import { shopContext } from '../session.server';
import * as site from '../site';
import type { Route } from './+types/collection';

export async function loader({ context, params: { slug }, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const collection = await new QueryClient().fetchQuery(collectionQuery(shop, { slug }));
  if (!collection) throw data(null, { status: 404 });
  const { id, name, description } = collection;
  return { id, name, description, state: await prefetchListing(shop, { collectionId: id }, request.url) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.name} – ${site.name}` },
  { name: 'description', content: loaderData?.description },
];

export default function CollectionPage({ loaderData: { id, name, description, state } }: Route.ComponentProps) {
  const [params, setParams] = useSearchParams();
  return (
    <HydrationBoundary state={state}>
      <h1>{name}</h1>
      <p className="my-2 text-xl">{description}</p>
      <Listing
        key={id}
        collectionId={id}
        params={params}
        onParamsChange={(next) => setParams(next, { preventScrollReset: true })}
      />
    </HydrationBoundary>
  );
}
