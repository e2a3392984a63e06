import { createClient } from '@cartwright/core';
import { OAuthStrategy } from '@cartwright/identity/visitor';
import { collectionsQuery } from '@cartwright/react/queries';
import { QueryClient } from '@tanstack/react-query';
import { cache } from 'react';
import { mediaUrl } from './site';

/** Reads the catalog for all visitors. Next.js keeps the responses for a minute. */
export const catalog = createClient({
  auth: OAuthStrategy({ clientId: process.env.WIX_CLIENT_ID ?? '' }),
  apiUrl: process.env.WIX_API_URL,
  mediaUrl,
  fetchOptions: { next: { revalidate: 60 } },
});

/** The cache of the current request, which stays on the server: metadata and page read the same data once. */
export const getQueryClient = cache(() => new QueryClient());

/** The collections to browse, without the built-in ones, and without hidden or empty ones. */
export async function listCollections() {
  const { items } = await getQueryClient().fetchQuery(collectionsQuery(catalog));
  const isBuiltIn = (slug: string) => slug === 'all-products' || slug === 'featured-products';
  return items.filter(({ slug, visible, productCount }) => visible && productCount !== 0 && !isBuiltIn(slug));
}
