import type { CatalogProduct } from './model/product.js';
import type { CatalogStockStatus } from './model/stock.js';
import { toPlainText } from './to-plain-text.js';

/** Options of {@link getStructuredData}. */
export interface StructuredDataOptions {
  /** Absolute canonical URL of the product's page. */
  readonly url: string;
  /**
   * Absolute URLs of the product's images.
   *
   * @default No images
   */
  readonly images?: readonly string[];
  /**
   * Average rating from 1 to 5 and number of reviews, as `getRatingSummary` of `@cartwright/reviews` returns them. Search
   * engines require that the page shows them.
   *
   * @default No rating. Without reviews, there is none either.
   */
  readonly rating?: { readonly average: number; readonly count: number } | undefined;
  /**
   * Reviews that the page shows.
   *
   * @default No reviews
   */
  readonly reviews?: readonly StructuredDataReview[] | undefined;
}

/** Review of a product, for {@link getStructuredData}. */
export interface StructuredDataReview {
  /** Displayed name of the author. Search engines reject reviews without one. */
  readonly author: string;
  /** Rating from 1 to 5. */
  readonly rating: number;
  /** Title. */
  readonly title?: string | null | undefined;
  /** Text. */
  readonly body?: string | null | undefined;
  /** Time of publication. */
  readonly date?: Date | null | undefined;
}

/** Offer of a product, as schema.org defines it. Prices are decimal strings. */
export interface OfferStructuredData {
  readonly '@type': 'Offer' | 'AggregateOffer';
  readonly url: string;
  /** Currency of the prices (ISO 4217). */
  readonly priceCurrency: string | undefined;
  /** URL of the availability, such as `https://schema.org/InStock`. */
  readonly availability: string;
  /** Price, if all variants have the same. */
  readonly price?: string;
  /** Lowest price of the variants. */
  readonly lowPrice?: string;
  /** Highest price of the variants. */
  readonly highPrice?: string;
  /** Number of variants. */
  readonly offerCount?: number;
}

/** Review of a product, as schema.org defines it. */
export interface ReviewStructuredData {
  readonly '@type': 'Review';
  readonly author: { readonly '@type': 'Person'; readonly name: string };
  readonly reviewRating: { readonly '@type': 'Rating'; readonly ratingValue: number };
  /** Title. */
  readonly name?: string;
  readonly reviewBody?: string;
  /** ISO 8601 string. */
  readonly datePublished?: string;
}

/** Structured data of a product, as schema.org defines it. */
export interface ProductStructuredData {
  readonly '@context': 'https://schema.org';
  readonly '@type': 'Product';
  readonly name: string;
  readonly url: string;
  /** Description as plain text, or the name if the product has none. */
  readonly description: string;
  readonly image: readonly string[];
  /** SKU of a product with one variant. */
  readonly sku?: string;
  readonly brand?: { readonly '@type': 'Brand'; readonly name: string };
  /** Absent if the product has no price. */
  readonly offers?: OfferStructuredData;
  /** Absent without reviews. The rating has two decimal places. */
  readonly aggregateRating?: {
    readonly '@type': 'AggregateRating';
    readonly ratingValue: number;
    readonly reviewCount: number;
  };
  /** Absent without reviews. */
  readonly review?: readonly ReviewStructuredData[];
}

/** Maximum length of a description that search engines read, in characters. */
const MAX_DESCRIPTION_LENGTH = 5000;

const availabilities: Readonly<Record<CatalogStockStatus, string>> = {
  IN_STOCK: 'InStock',
  PARTIALLY_OUT_OF_STOCK: 'InStock',
  PREORDER: 'PreOrder',
  OUT_OF_STOCK: 'OutOfStock',
};

/** Returns the offer of a product that has a price. */
function getOffer({ priceRange, stockStatus, variants }: CatalogProduct, url: string): OfferStructuredData | undefined {
  if (!priceRange) return undefined;
  const { currency: priceCurrency, max: highPrice, min: lowPrice } = priceRange;
  const offer = { url, priceCurrency, availability: `https://schema.org/${availabilities[stockStatus]}` };
  return lowPrice === highPrice
    ? { '@type': 'Offer', price: lowPrice, ...offer }
    : { '@type': 'AggregateOffer', lowPrice, highPrice, offerCount: variants.length, ...offer };
}

const formatReview = ({ author, body, date, rating, title }: StructuredDataReview): ReviewStructuredData => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  reviewRating: { '@type': 'Rating', ratingValue: rating },
  ...(title && { name: title }),
  ...(body && { reviewBody: body }),
  ...(date && { datePublished: date.toISOString() }),
});

/**
 * Returns the structured data of a product's page (schema.org `Product`), which search engines show with price,
 * availability and rating. Put it into a `<script type="application/ld+json">` as JSON, with `<` escaped, because a name could
 * otherwise close the script element.
 *
 * @param product - Product, with its variants.
 * @param options - URLs of the page and of the images, rating and reviews.
 * @returns The structured data, in the store's currency.
 * @example
 * ```ts
 * import { getStructuredData, type CatalogProduct } from '@cartwright/stores/catalog';
 *
 * export const toJsonLd = (product: CatalogProduct) =>
 *   JSON.stringify(getStructuredData(product, { url: `https://shop.example/products/${product.slug}` }))
 *     .replaceAll('<', '\\u003c');
 * ```
 * @see https://schema.org/Product
 */
export function getStructuredData(
  product: CatalogProduct,
  { images = [], rating, reviews = [], url }: StructuredDataOptions,
): ProductStructuredData {
  const { brand, description, name, onlyVariantId, variants } = product;
  const sku = onlyVariantId && variants[0]?.sku;
  const offers = getOffer(product, url);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    url,
    description: toPlainText(description, MAX_DESCRIPTION_LENGTH) || name,
    image: images,
    ...(sku && { sku }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(offers && { offers }),
    ...(rating &&
      rating.count > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: Math.round(rating.average * 100) / 100,
          reviewCount: rating.count,
        },
      }),
    ...(reviews.length > 0 && { review: reviews.map(formatReview) }),
  };
}
