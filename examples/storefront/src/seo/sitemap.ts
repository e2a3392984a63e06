import { createCatalog, listIndexablePages, type Catalog } from '@cartwright/stores/catalog';
import { catalogContext, siteContext } from '../lib/server/contexts.js';
import { shownCollections } from '../lib/shown-collections.js';
import { infoPages } from '../lib/info-pages.js';
import { alternatePaths, languages, pathIn } from '../lib/language/languages.js';
import type { Route } from './+types/sitemap.js';

/** Maximum number of URLs of a sitemap: https://www.sitemaps.org/protocol.html */
const maxUrls = 50_000;

const escapeXml = (text: string): string => text.replace(/[&<>'"]/g, (character) => `&#${character.charCodeAt(0)};`);

async function listPaths(catalog: Catalog): Promise<string[]> {
  const { categories, products } = await listIndexablePages(catalog);
  return [
    '/',
    '/collections/all-products',
    ...shownCollections(categories).map(({ slug }) => `/collections/${encodeURIComponent(slug)}`),
    ...products.map(({ slug }) => `/products/${encodeURIComponent(slug)}`),
    ...infoPages.map((page) => `/${page}`),
  ].slice(0, maxUrls / languages.length);
}

/** Sitemap with the pages of all visible products and collections, in each language. */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  const paths = await listPaths(createCatalog(context.get(catalogContext)));
  const urls = paths.flatMap((path) => {
    const alternates = alternatePaths(path).map(
      ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(origin + href)}"/>`,
    );
    return languages.map(
      (language) => `  <url><loc>${escapeXml(origin + pathIn(language, path))}</loc>${alternates.join('')}</url>`,
    );
  });
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
