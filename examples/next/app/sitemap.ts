import { createCatalog, listIndexablePages } from '@cartwright/stores/catalog';
import type { MetadataRoute } from 'next';
import { connection } from 'next/server';
import { paths } from '../components/shop/settings';
import { catalog } from '../shop/catalog';
import { collectionPath, origin } from '../shop/site';

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  await connection(); // At request time: the build does not need the platform.
  const { categories, products } = await listIndexablePages(createCatalog(catalog));
  const pages = [
    '/',
    ...categories.filter(({ productCount }) => productCount !== 0).map(({ slug }) => collectionPath(slug)),
    ...products.map(({ slug }) => paths.product(slug)),
  ];
  return pages.map((path) => ({ url: origin + path }));
}
