import type { Origins } from '../../kernel/origins.js';
import { type StoredImage, mediaHost, stillFrameId } from '../../shop/images/image.js';

/** An image in the format of carts and orders. */
export interface FormattedImage {
  readonly id: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly altText: string;
  readonly filename: string;
}

/** Returns the URL of an image. */
export const imageUrl = (image: StoredImage, { media }: Origins): string =>
  image.url ?? `${media}/media/${encodeURIComponent(image.id)}`;

/** Returns the URL of the thumbnail of an image, or of the image itself if its host has no thumbnails. */
function thumbnailUrl(image: StoredImage, origin: Origins): string {
  const url = imageUrl(image, origin);
  if (image.url === undefined) return `${url}/v1/fit/w_50,h_50,q_90/${encodeURIComponent(image.id)}`;
  const isFile = url.startsWith(mediaHost) && !url.slice(mediaHost.length).includes('/');
  return isFile ? `${url}/v1/fit/w_50,h_50,q_90/file.jpg` : url;
}

/** Width and height of thumbnails, in pixels. */
const thumbnailSize = 50;

/** Formats the thumbnail of an image. */
export const formatThumbnail = (image: StoredImage, origin: Origins) => ({
  url: thumbnailUrl(image, origin),
  width: thumbnailSize,
  height: thumbnailSize,
  altText: image.altText,
});

/** Formats an image as in carts and orders. */
export const formatImage = (image: StoredImage, origin: Origins): FormattedImage => ({
  id: image.id,
  url: imageUrl(image, origin),
  width: image.width,
  height: image.height,
  altText: image.altText,
  filename: image.id,
});

const getFormat = (file: string): string => /\.([a-z0-9]+)$/i.exec(file)?.[1]?.toLowerCase() ?? 'jpg';

const formatVideo = ({ altText, height, id, width }: StoredImage, url: string) => ({
  mediaType: 'video',
  video: { files: [{ url, width, height, format: getFormat(url), altText }], stillFrameMediaId: stillFrameId(id) },
});

const formatMediaItem = (image: StoredImage, origin: Origins) => {
  const { width, height, altText, video } = image;
  const format = getFormat(image.id);
  return {
    id: image.id,
    title: altText,
    ...(video === undefined
      ? { mediaType: 'image', image: { url: imageUrl(image, origin), width, height, format, altText } }
      : formatVideo(image, video)),
    thumbnail: { url: thumbnailUrl(image, origin), width: 50, height: 50, format },
  };
};

/** Formats the media of products, choices and collections. `mainMedia` is absent without images. */
export function formatMedia(images: readonly StoredImage[], origin: Origins): object {
  const items = images.map((image) => formatMediaItem(image, origin));
  return items[0] ? { mainMedia: items[0], items } : { items };
}
