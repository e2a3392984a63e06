import type { ItemOrId } from '../data-item.js';

/** ID of an item, or the ID itself. */
export const toId = (item: ItemOrId): string => (typeof item === 'string' ? item : item._id);

/** IDs of one or several items. */
export const toIds = (items: ItemOrId | readonly ItemOrId[]): readonly string[] => [items].flat().map(toId);
