import { createCatalog, listIndexablePages } from '@cartwright/stores/catalog';
import type { MetadataRoute } from 'next';
import { connection } from 'next/server';
import { catalog } from '../shop/catalog';
import { collectionPath, origin, productPath } from '../shop/site';

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  await connection(); // At request time: the build does not need the platform.
  const { categories, products } = await listIndexablePages(createCatalog(catalog));
  const paths = [
    '/',
    ...categories.filter(({ productCount }) => productCount !== 0).map(({ slug }) => collectionPath(slug)),
    ...products.map(({ slug }) => productPath(slug)),
  ];
  return paths.map((path) => ({ url: origin + path }));
}
