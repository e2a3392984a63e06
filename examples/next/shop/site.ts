/** Name of the store. */
export const name = 'Alder & Finch';

/** Origin of the site as browsers see it. */
export const origin = process.env.NEXT_PUBLIC_ORIGIN ?? 'http://localhost:3000';

/** URL that serves images. Unset: the platform. */
export const mediaUrl = process.env.NEXT_PUBLIC_MEDIA_URL;

/** Path of a collection's page. */
export const collectionPath = (slug: string) => `/collections/${encodeURIComponent(slug)}`;
