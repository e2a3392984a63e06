import type { DehydratedState } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { BackInStockAttempt } from '../../product/request-back-in-stock.server.js';

/** Data of the content of a catalog page. */
export interface PageContent {
  readonly state: DehydratedState;
  /** Slug of the collection or product. */
  readonly slug: string;
  /** Result of the form that the page responds to. */
  readonly actionData: BackInStockAttempt | undefined;
}

interface CatalogRoute {
  /** Path of the content's module below `src`. */
  readonly file: string;
  /** Loads the content. */
  readonly load: () => Promise<ComponentType<PageContent>>;
}

/** Contents of the catalog pages, by the ID of their route. They need no router in the browser. */
export const pages: Readonly<Record<string, CatalogRoute>> = {
  'home/home-page': { file: 'home/home.tsx', load: async () => (await import('../../home/home.js')).Home },
  'listing/collection-page': {
    file: 'listing/collection-content.tsx',
    load: async () => (await import('../../listing/collection-content.js')).CollectionContent,
  },
  'listing/search-page': {
    file: 'listing/search-results.tsx',
    load: async () => (await import('../../listing/search-results.js')).SearchResults,
  },
  'product/product-page': {
    file: 'product/product-content.tsx',
    load: async () => (await import('../../product/product-content.js')).ProductContent,
  },
  'wishlist/wishlist-page': {
    file: 'wishlist/wishlist.tsx',
    load: async () => (await import('../../wishlist/wishlist.js')).Wishlist,
  },
};
