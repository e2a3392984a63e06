import { pictureData } from '../../data/shop-data.js';
import { derivedId } from '../../kernel/state/derived-id.js';
import { type StoredImage, isUploadId, mediaHost, stillFrameId } from './image.js';

/** Default width and height, in pixels, for images whose size is unknown. */
const side = 1200;

const image = (id: string, url: string, altText: string): StoredImage => ({
  id,
  url,
  altText,
  width: side,
  height: side,
});

/** Creates an image whose file was uploaded to the emulator. */
const uploadedImage = (id: string, altText: string): StoredImage => ({ id, altText, width: side, height: side });

/** Base URL of the platform's videos. */
const videoHost = 'https://video.wixstatic.com/video/';
const videoId = /^[0-9a-f]{6}_[0-9a-f]{32}$/;

/** Creates a video, which is represented by a still frame. */
const video = (id: string, url: string, altText: string): StoredImage => ({
  id,
  url: mediaHost + stillFrameId(id),
  altText,
  width: 1920,
  height: 1080,
  video: url,
});

const platformVideo = (id: string, altText: string) => video(id, `${videoHost}${id}/1080p/mp4/file.mp4`, altText);

/**
 * Returns the image or video with an ID: a picture of the demo shop, an uploaded image, or a file of the platform. `undefined` for any
 * other string.
 */
export function imageOfId(id: string, altText: string): StoredImage | undefined {
  const own = pictureData().get(id);
  if (own) return { id, ...own };
  if (isUploadId(id)) return uploadedImage(id, altText);
  if (videoId.test(id)) return platformVideo(id, altText);
  return /^[\w~.-]{1,200}$/.test(id) ? image(id, mediaHost + id, altText) : undefined;
}

/**
 * Returns the image or video at a URL. Its ID is the file name on the platform or the emulator, or derived from the URL.
 * `undefined` for a string that is not an HTTP URL.
 */
export function imageOfUrl(url: string, altText: string): StoredImage | undefined {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined;
  if (url.startsWith(mediaHost)) {
    const id = /^[\w~.-]+/.exec(url.slice(mediaHost.length))?.[0];
    if (id !== undefined) return image(id, mediaHost + id, altText);
  }
  const name = derivedId(url).replaceAll('-', '');
  const path = new URL(url).pathname;
  const ownId = /^\/media\/([\w~.-]+)$/.exec(path)?.[1];
  if (ownId !== undefined && (pictureData().has(ownId) || isUploadId(ownId))) return imageOfId(ownId, altText);
  if (url.startsWith(videoHost)) {
    const id = path.split('/')[2] ?? '';
    if (videoId.test(id)) return platformVideo(id, altText);
  }
  if (/\.(mp4|webm|mov|m4v)$/i.test(path)) return video(name, url, altText);
  const extension = /\.(png|webp|gif|svg|avif)$/i.exec(path)?.[1]?.toLowerCase() ?? 'jpg';
  return image(`${name}~mv2.${extension}`, url, altText);
}
