import type { Client } from '@cartwright/core';
import type { Collection, Product } from '@cartwright/react/queries';
import { getStructuredData, toPlainText } from '@cartwright/stores/catalog';
import type { PageLanguage } from '../lib/page/catalog-data.server.js';
import type { PageSeo } from '../lib/page/page-seo.js';
import { breadcrumbList } from '../lib/page/breadcrumb-list.server.js';
import { previewImage } from '../lib/page/preview-image.server.js';
import type { ProductReviews } from './reviews/read-reviews.server.js';

interface ProductSeoOptions {
  client: Client;
  page: PageLanguage;
  home: Collection | undefined;
  /** Reviews that the page shows. */
  reviews: ProductReviews | undefined;
}

/** Path of a product's page. */
const getPath = ({ slug }: Product): string => `/products/${encodeURIComponent(slug)}`;

/** Creates the SEO data of a product's page. */
export function productSeo(product: Product, { client, page, home, reviews }: ProductSeoOptions): PageSeo {
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
      getStructuredData(product, {
        url: page.getUrl(path),
        images,
        rating: reviews?.summary,
        reviews: reviews?.items.map(({ _createdDate, author, content, reviewDate }) => ({
          author: author?.authorName || page.texts.reviews.anonymous,
          rating: content?.rating ?? 0,
          title: content?.title,
          body: content?.body,
          date: reviewDate ?? _createdDate,
        })),
      }),
      breadcrumbList(page, [...(home ? [{ name: home.name, path: `/collections/${home.slug}` }] : []), { name }]),
    ],
  };
}
