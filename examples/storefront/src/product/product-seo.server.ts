import type { Client } from '@cartwright/core';
import type { Collection, Product } from '@cartwright/react/queries';
import type { PageLanguage } from '../lib/page/catalog-data.server.js';
import type { PageSeo } from '../lib/page/page-seo.js';
import { breadcrumbList } from '../lib/page/breadcrumb-list.server.js';
import { plainText } from '../lib/page/plain-text.js';
import { previewImage } from '../lib/page/preview-image.server.js';

const availabilities = {
  IN_STOCK: 'InStock',
  PARTIALLY_OUT_OF_STOCK: 'InStock',
  PREORDER: 'PreOrder',
  OUT_OF_STOCK: 'OutOfStock',
} as const;

/** Path of a product's page. */
const pathOf = ({ slug }: Product): string => `/products/${encodeURIComponent(slug)}`;

function offers({ priceRange, stockStatus, variants }: Product, url: string) {
  if (!priceRange) return {};
  const { min, max, currency } = priceRange;
  const offer = { url, priceCurrency: currency, availability: `https://schema.org/${availabilities[stockStatus]}` };
  return {
    offers:
      min === max
        ? { '@type': 'Offer', price: min, ...offer }
        : { '@type': 'AggregateOffer', lowPrice: min, highPrice: max, offerCount: variants.length, ...offer },
  };
}

/** Creates the SEO data of a product's page. */
export function productSeo(
  product: Product,
  { client, page, home }: { client: Client; page: PageLanguage; home: Collection | undefined },
): PageSeo {
  const { name, seo, media, brand, onlyVariantId, variants } = product;
  const path = pathOf(product);
  const description = seo.description || plainText(product.description, 160) || name;
  const images = media.flatMap(({ image }) => previewImage(client, image) ?? []);
  const sku = onlyVariantId && variants[0]?.sku;
  return {
    title: seo.title,
    description,
    path,
    image: images[0],
    indexable: seo.indexable,
    structuredData: [
      {
        '@type': 'Product',
        name,
        description: plainText(product.description, 5000) || name,
        image: images,
        ...(sku && { sku }),
        ...(brand && { brand: { '@type': 'Brand', name: brand } }),
        ...offers(product, page.urlOf(path)),
      },
      breadcrumbList(page, [...(home ? [{ name: home.name, path: `/collections/${home.slug}` }] : []), { name }]),
    ],
  };
}
