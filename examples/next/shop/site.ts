/** Name of the store. */
export const name = 'Alder & Finch';

/** Origin of the site as browsers see it. */
export const origin = process.env.NEXT_PUBLIC_ORIGIN ?? 'http://localhost:3000';

/** URL that serves images. Unset: the platform. */
export const mediaUrl = process.env.NEXT_PUBLIC_MEDIA_URL;

/** Locale of prices and dates. */
export const locale = 'en-US';

/** Path of a collection's page. */
export const collectionPath = (slug: string) => `/collections/${encodeURIComponent(slug)}`;

/** Path of a product's page. */
export const productPath = (slug: string) => `/products/${encodeURIComponent(slug)}`;
