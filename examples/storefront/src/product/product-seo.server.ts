import type { Client } from '@cartwright/core';
import type { Collection, Product } from '@cartwright/react/queries';
import { getStructuredData, toPlainText } from '@cartwright/stores/catalog';
import type { PageLanguage } from '../lib/page/catalog-data.server.js';
import type { PageSeo } from '../lib/page/page-seo.js';
import { breadcrumbList } from '../lib/page/breadcrumb-list.server.js';
import { previewImage } from '../lib/page/preview-image.server.js';

/** Path of a product's page. */
const getPath = ({ slug }: Product): string => `/products/${encodeURIComponent(slug)}`;

/** Creates the SEO data of a product's page. */
export function productSeo(
  product: Product,
  { client, page, home }: { client: Client; page: PageLanguage; home: Collection | undefined },
): PageSeo {
  const { name, seo, media } = product;
  const path = getPath(product);
  const images = media.flatMap(({ image }) => previewImage(client, image) ?? []);
  return {
    title: seo.title,
    description: seo.description || toPlainText(product.description, 160) || name,
    path,
    image: images[0],
    indexable: seo.indexable,
    structuredData: [
      getStructuredData(product, { url: page.getUrl(path), images }),
      breadcrumbList(page, [...(home ? [{ name: home.name, path: `/collections/${home.slug}` }] : []), { name }]),
    ],
  };
}
