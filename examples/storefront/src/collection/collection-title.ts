import type { Collection } from '@cartwright/react/queries';

/** Title of a collection's page. The built-in collection of all products has a name of the store's. */
export const collectionTitle = ({ name, slug }: Collection): string => (slug === 'all-products' ? 'Everything' : name);
