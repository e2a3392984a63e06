import type { Query } from '@tanstack/react-query';

/** Whether an answer in the cache may depend on who asked: all of this package's do, but the catalog's. */
export const isPrivate = ({ queryKey: [owner, operation] }: Pick<Query, 'queryKey'>): boolean =>
  owner === 'cartwright' && !String(operation).startsWith('stores.');
