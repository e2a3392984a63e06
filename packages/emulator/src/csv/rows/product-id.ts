import { derivedId } from '../../kernel/state/derived-id.js';

/** Returns the ID of a product: the one in a handle of the platform (`product_` and the ID), or one derived from the handle. */
export const toProductId = (handle: string): string =>
  /^product_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i.exec(handle)?.[1]?.toLowerCase() ??
  derivedId('csv', handle);
