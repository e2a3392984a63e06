import type { Origins } from '../../kernel/origins.js';
import { formatImage } from '../media/format-image.js';
import type { StoredLine } from '../../shop/line-items/line.js';

/** Formats the image of a line item as a field with the given name. Returns no field without an image. */
export const formatLineImage = ({ facts }: StoredLine, field: 'image' | 'media', origin: Origins): object =>
  facts.image ? { [field]: formatImage(facts.image, origin) } : {};
