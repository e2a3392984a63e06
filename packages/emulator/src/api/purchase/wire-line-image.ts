import { wireImage } from '../../shop/images/wire-image.js';
import type { StoredLine } from '../../shop/line-items/line.js';

/** The image of a line, as a field of the given name; nothing where there is none. */
export const wireLineImage = ({ facts }: StoredLine, field: 'image' | 'media', origin: string): object =>
  facts.image ? { [field]: wireImage(facts.image, origin) } : {};
