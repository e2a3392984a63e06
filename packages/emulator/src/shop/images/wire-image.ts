import type { StoredImage } from './image.js';

/** An image as carts and orders carry it. */
export interface WireImage {
  readonly id: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly altText: string;
  readonly filename: string;
}

/** The address of an image. `origin` is the emulator's own, such as `http://localhost:4400`. */
export const imageUrl = (image: StoredImage, origin: string): string =>
  image.url ?? `${origin}/media/${encodeURIComponent(image.id)}`;

/** Where the platform keeps files, which are resized as their addresses ask. */
export const mediaHost = 'https://static.wixstatic.com/media/';

/** The address of a small form of an image; an image on another host has none. */
function thumbnailUrl(image: StoredImage, origin: string): string {
  const url = imageUrl(image, origin);
  if (image.url === undefined) return `${url}/v1/fit/w_50,h_50,q_90/${encodeURIComponent(image.id)}`;
  const isFile = url.startsWith(mediaHost) && !url.slice(mediaHost.length).includes('/');
  return isFile ? `${url}/v1/fit/w_50,h_50,q_90/file.jpg` : url;
}

/** Makes the image that carts and orders carry. */
export const wireImage = (image: StoredImage, origin: string): WireImage => ({
  id: image.id,
  url: imageUrl(image, origin),
  width: image.width,
  height: image.height,
  altText: image.altText,
  filename: image.id,
});

/** The id of a video's still frame. */
export const stillFrameId = (videoId: string): string => `${videoId}f000.jpg`;

const formatOf = (file: string): string => /\.([a-z0-9]+)$/i.exec(file)?.[1]?.toLowerCase() ?? 'jpg';

const wireVideo = ({ altText, height, id, width }: StoredImage, url: string) => ({
  mediaType: 'video',
  video: { files: [{ url, width, height, format: formatOf(url), altText }], stillFrameMediaId: stillFrameId(id) },
});

const wireMediaItem = (image: StoredImage, origin: string) => {
  const { width, height, altText, video } = image;
  const format = formatOf(image.id);
  return {
    id: image.id,
    title: altText,
    ...(video === undefined
      ? { mediaType: 'image', image: { url: imageUrl(image, origin), width, height, format, altText } }
      : wireVideo(image, video)),
    thumbnail: { url: thumbnailUrl(image, origin), width: 50, height: 50, format },
  };
};

/** Makes the media of products, choices and collections. `mainMedia` is absent where there are no images. */
export function wireMedia(images: readonly StoredImage[], origin: string): object {
  const items = images.map((image) => wireMediaItem(image, origin));
  return items[0] ? { mainMedia: items[0], items } : { items };
}
