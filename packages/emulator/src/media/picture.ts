import type { Art } from './art.js';

/** How a product is shown: alone, close up, or in a room. */
export type Shot = 'front' | 'detail' | 'scene';

/** What to draw. `key` settles what is left to chance: the same key gives the same picture. */
export type Picture =
  | { readonly kind: 'product'; readonly art: Art; readonly shot: Shot; readonly key: string }
  | { readonly kind: 'group'; readonly objects: readonly Art[]; readonly wall: string; readonly key: string };
