import { createCatalog, listIndexablePages } from '@cartwright/stores/catalog';
import type { MetadataRoute } from 'next';
import { connection } from 'next/server';
import { catalog, listCollections } from '../shop/catalog';
import { collectionPath, origin, productPath } from '../shop/site';

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  await connection(); // At request time: the build does not need the platform.
  const [{ products }, collections] = await Promise.all([
    listIndexablePages(createCatalog(catalog)),
    listCollections(),
  ]);
  const paths = [
    '/',
    collectionPath('all-products'),
    ...collections.map(({ slug }) => collectionPath(slug)),
    ...products.map(({ slug }) => productPath(slug)),
  ];
  return paths.map((path) => ({ url: origin + path }));
}
