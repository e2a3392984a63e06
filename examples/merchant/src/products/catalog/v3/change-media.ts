import type { ProductMedia } from '@cartwright/stores/products-v3';
import type { MediaFile } from '../merchant-catalog.js';
import { RevisionConflict } from '../revision-conflict.js';
import { swapItem } from '../swap-item.js';
import { getFile, toMedia } from './to-media.js';

type Items = readonly ProductMedia[];

/** Finds an image or video. @throws {RevisionConflict} if the product no longer has it */
function findMediaIndex(items: Items, mediaId: string): number {
  const index = items.findIndex(({ _id }) => _id === mediaId);
  if (index < 0) throw new RevisionConflict();
  return index;
}

/** Swaps an image or video with the one before or after it. */
export const moveMedia = (items: Items, mediaId: string, by: -1 | 1): Items =>
  swapItem(items, findMediaIndex(items, mediaId), by);

/** Sets an alternative text. @throws {RevisionConflict} if it is no longer the one before */
export function describeMedia(items: Items, mediaId: string, text: { before: string; after: string }): Items {
  const index = findMediaIndex(items, mediaId);
  const saved = items[index]?.altText ?? '';
  if (saved !== text.before && saved !== text.after) throw new RevisionConflict();
  return items.map((item, at) => (at === index ? { ...item, altText: text.after } : item));
}

/** Replaces the images and videos. Keeps those that the product has. */
export const replaceMedia = (items: Items, files: readonly MediaFile[]): Items =>
  files.map(({ file, altText }) => {
    const known = items.find((item) => getFile(item) === file);
    return known ? { ...known, altText } : toMedia({ file, altText });
  });
