import type { TagList } from '../../orders/orders/order.js';

/** The tags of an entity. */
export interface Tags {
  /** Tags that only some can see. */
  privateTags?: TagList;
  /** Tags that all can see. */
  publicTags?: TagList;
}
