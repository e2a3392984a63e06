import type { StoredImage } from '../images/image.js';

/** Image of a product group or promotion. */
export interface ImageMedia {
  readonly image: StoredImage;
  /** Name of an image that was imported from a URL. */
  readonly displayName?: string;
}
