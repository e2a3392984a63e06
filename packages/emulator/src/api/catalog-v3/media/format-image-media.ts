import type { Origins } from '../../../kernel/origins.js';
import type { ImageMedia } from '../../../shop/catalog-v3/image-media.js';
import { formatImage, formatThumbnail } from '../../media/format-image.js';

/** Formats the image of a product group or promotion, with its thumbnail on request. */
export const formatImageMedia = (
  { displayName, image }: ImageMedia,
  origin: Origins,
  hasThumbnail = false,
): object => ({
  id: image.id,
  image: formatImage(image, origin),
  ...(image.altText !== '' && { altText: image.altText }),
  ...(displayName !== undefined && { displayName }),
  mediaType: 'IMAGE',
  ...(hasThumbnail && { thumbnail: formatThumbnail(image, origin) }),
});
