import type { Client } from '@cartwright/core';
import type { Collection } from '@cartwright/react/queries';
import { breadcrumbList } from '../seo/breadcrumb-list.server.js';
import type { PageSeo } from '../seo/page-seo.js';
import { plainText } from '../seo/plain-text.js';
import { previewImage } from '../seo/preview-image.server.js';
import { collectionTitle } from './collection-title.js';

interface CollectionPage {
  client: Client;
  origin: string;
  /** Whether the URL has filters or an order. Search engines list the page without them only. */
  isFiltered: boolean;
}

/** Creates the SEO data of a collection's page. */
export function collectionSeo(collection: Collection, { client, origin, isFiltered }: CollectionPage): PageSeo {
  const { description, image, name, seo, slug } = collection;
  const title = collectionTitle(collection);
  return {
    title: seo.title === name ? title : seo.title,
    description: seo.description || plainText(description, 160) || title,
    path: `/collections/${encodeURIComponent(slug)}`,
    image: previewImage(client, image),
    indexable: seo.indexable && !isFiltered,
    structuredData: [breadcrumbList(origin, [{ name: title }])],
  };
}
