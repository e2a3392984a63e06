import { productsInfiniteQuery } from '@cartwright/react/queries';
import type { MetadataRoute } from 'next';
import { connection } from 'next/server';
import { catalog, getQueryClient, listCollections } from '../shop/catalog';
import { collectionPath, origin, productPath } from '../shop/site';

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  await connection(); // At request time: the build does not need the platform.
  const all = { ...productsInfiniteQuery(catalog, { limit: 100 }), pages: Infinity };
  const [{ pages }, collections] = await Promise.all([getQueryClient().fetchInfiniteQuery(all), listCollections()]);
  const products = pages.flatMap(({ items }) => items).filter(({ seo }) => seo.indexable);
  const paths = [
    '/',
    collectionPath('all-products'),
    ...collections.map(({ slug }) => collectionPath(slug)),
    ...products.map(({ slug }) => productPath(slug)),
  ];
  return paths.map((path) => ({ url: origin + path }));
}
