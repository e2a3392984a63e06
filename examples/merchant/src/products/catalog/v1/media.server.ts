import { type Client, media } from '@cartwright/core';
import {
  addProductMedia,
  addProductMediaToChoices,
  type MediaDataForWrite,
  type Product,
  removeProductMedia,
} from '@cartwright/stores/products';
import type { EditedProduct, MediaFile } from '../merchant-catalog.js';
import { choiceName } from './change-choices.js';

/** Images and videos of a product. Catalog V1 takes their alternative texts from the product. */
export function getMedia(client: Client, product: Product): EditedProduct['media'] {
  const { getScaledToFillImageUrl } = client.use(media);
  return (product.media?.items ?? []).map(({ _id = '', image, thumbnail }) => {
    const url = image?.url ?? thumbnail?.url;
    return { id: _id, file: _id, altText: '', image: url && getScaledToFillImageUrl(url, 160, 160) };
  });
}

/** Converts a file for a request that adds it: one of the platform, or one that it imports from a URL. */
export const toMediaData = ({ file }: MediaFile): MediaDataForWrite =>
  /^https?:/i.test(file) ? { url: file } : { mediaId: file };

/** Choices that show some files, with the IDs of these files. */
const choicesWith = ({ productOptions = [] }: Product, fileIds: readonly string[]) =>
  productOptions.flatMap(({ name: option = '', choices = [] }) =>
    choices
      .map((choice) => ({
        option,
        choice: choiceName(choice),
        mediaIds: (choice.media?.items ?? []).flatMap(({ _id }) => (_id && fileIds.includes(_id) ? _id : [])),
      }))
      .filter(({ mediaIds }) => mediaIds.length > 0),
  );

/**
 * Replaces the images and videos of a product. Catalog V1 adds files at the end and cannot move them. Therefore the files
 * from the first difference on are removed, added in the new order, and assigned to their choices again.
 */
export async function setMedia(client: Client, product: Product, files: readonly MediaFile[]): Promise<void> {
  const id = product._id ?? '';
  const wanted = files.map(({ file }) => file);
  const before = (product.media?.items ?? []).map(({ _id = '' }) => _id);
  const inFile = before.filter((file) => wanted.includes(file));
  const difference = inFile.findIndex((file, index) => wanted[index] !== file);
  const kept = inFile.slice(0, difference < 0 ? inFile.length : difference);
  const removed = before.filter((file) => !kept.includes(file));
  const added = files.slice(kept.length);
  const readded = choicesWith(
    product,
    removed.filter((file) => wanted.includes(file)),
  );
  if (removed.length > 0) await client.use(removeProductMedia)(id, removed);
  if (added.length > 0) await client.use(addProductMedia)(id, added.map(toMediaData));
  if (readded.length > 0) await client.use(addProductMediaToChoices)(id, readded);
}
