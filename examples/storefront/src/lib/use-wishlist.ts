import { changeStoredIds, useIsStored, useStoredIds } from './stored-ids.js';

const key = 'wishlist';

/** IDs of the products on the visitor's wishlist, newest first. `undefined` on the server. */
export const useWishlist = (): readonly string[] | undefined => useStoredIds(key);

/** Whether a product is on the visitor's wishlist. `false` on the server. */
export const useIsSaved = (id: string): boolean => useIsStored(key, id);

/** Adds a product to the wishlist, or removes it. */
export const toggleSaved = (id: string): void =>
  changeStoredIds(key, (ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [id, ...ids]));

/** Removes products from the wishlist. */
export const removeSaved = (removed: readonly string[]): void =>
  changeStoredIds(key, (ids) => ids.filter((id) => !removed.includes(id)));
