/** Name of the store. */
export const name = 'Alder & Finch';

/** Path of a collection's page. */
export const collectionPath = (slug: string) => `/collections/${encodeURIComponent(slug)}`;
