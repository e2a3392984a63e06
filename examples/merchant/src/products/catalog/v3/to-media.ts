import type { ProductMedia } from '@cartwright/stores/products-v3';
import type { MediaFile } from '../merchant-catalog.js';

/** Converts an image or video to one of Catalog V3: a file of the platform, or one that it imports from a URL. */
export const toMedia = ({ file, altText }: MediaFile): ProductMedia => ({
  ...(/^https?:/i.test(file) ? { url: file } : { _id: file }),
  altText,
});

/** Returns the ID of a file of the platform, or the URL of one elsewhere. */
export const getFile = ({ _id, url }: ProductMedia): string => (_id && (!url || url.includes(_id)) ? _id : (url ?? ''));
