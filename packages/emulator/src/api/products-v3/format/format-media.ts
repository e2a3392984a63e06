import { type StoredImage, stillFrameId } from '../../../shop/images/image.js';
import { formatImage, formatThumbnail, imageUrl } from '../../media/format-image.js';
import type { ProductView } from './product-view.js';

function formatVideo({ height, id, width }: StoredImage, url: string, poster: string): object {
  const format = /\.([a-z0-9]+)$/i.exec(url)?.[1]?.toLowerCase() ?? 'mp4';
  return {
    id,
    filename: `${id}.${format}`,
    resolutions: [{ url, width, height, format }],
    posters: [{ id: stillFrameId(id), url: poster, width, height }],
  };
}

/** Formats an image or video of a product. */
export function formatMediaItem(image: StoredImage, { fields, origin }: ProductView): object {
  const { altText, id, video } = image;
  const url = imageUrl(image, origin);
  return {
    id,
    ...(altText !== '' && { altText }),
    ...(video === undefined
      ? { mediaType: 'IMAGE', image: formatImage(image, origin), url }
      : { mediaType: 'VIDEO', video: formatVideo(image, video, url), url: video }),
    ...(fields.has('THUMBNAIL') && { thumbnail: formatThumbnail(image, origin) }),
  };
}

/** Formats the images and videos of a product. All of them only on request; the main one always. */
export function formatMedia(media: readonly StoredImage[], view: ProductView): object {
  const [main] = media;
  return {
    ...(main && { main: formatMediaItem(main, view) }),
    ...(view.fields.has('MEDIA_ITEMS_INFO') && {
      itemsInfo: { items: media.map((image) => formatMediaItem(image, view)) },
    }),
  };
}
