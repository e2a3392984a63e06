import type { Client } from '@cartwright/core';
import type { Collection } from '@cartwright/react/queries';
import { toPlainText } from '@cartwright/stores/catalog';
import type { PageLanguage } from '../lib/page/catalog-data.server.js';
import { breadcrumbList } from '../lib/page/breadcrumb-list.server.js';
import type { PageSeo } from '../lib/page/page-seo.js';
import { previewImage } from '../lib/page/preview-image.server.js';
import { collectionTitle } from './collection-title.js';
import type { PrefetchedListing } from './prefetch-listing.server.js';
import { toSearch } from '../lib/navigation/use-search-params.js';
import { withPages } from './shown-pages.js';

interface CollectionPage {
  client: Client;
  page: PageLanguage;
  listing: PrefetchedListing;
  /** Query of the URL. Search engines list the pages without filters and order only. */
  params: URLSearchParams;
}

/** Creates the SEO data of a collection's page. */
export function collectionSeo(collection: Collection, { client, page, listing, params }: CollectionPage): PageSeo {
  const { description, image, name, seo, slug } = collection;
  const { pages, hasMore } = listing;
  const title = collectionTitle(collection, page.texts.app);
  const ownTitle = seo.title === name ? title : seo.title;
  const path = (count: number) =>
    `/collections/${encodeURIComponent(slug)}${toSearch(withPages(new URLSearchParams(), count))}`;
  const isFiltered = withPages(params, 1).size > 0;
  return {
    title: pages > 1 ? page.texts.collection.titleOfPage(ownTitle, pages) : ownTitle,
    description: seo.description || toPlainText(description, 160) || title,
    path: isFiltered ? path(1) : path(pages),
    ...(!isFiltered && pages > 1 && { previousPath: path(pages - 1) }),
    ...(!isFiltered && hasMore && { nextPath: path(pages + 1) }),
    image: previewImage(client, image),
    indexable: seo.indexable && !isFiltered,
    structuredData: [breadcrumbList(page, [{ name: title }])],
  };
}
