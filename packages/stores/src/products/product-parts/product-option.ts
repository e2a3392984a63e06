import type { Media } from '../../catalog/media.js';
import type { OptionType } from './enumerations.js';

/** One choice of an option. */
export interface Choice {
  /** What is chosen; of a color, the color as CSS writes it. From 1 to 50 characters. */
  value?: string;
  /** Its name, from 1 to 50 characters. This is what variants and carts call it. */
  description?: string;
  /** Pictures of the product with this choice. Read-only. */
  media?: Media;
  /** Whether it can be bought. Read-only. */
  inStock?: boolean;
  /** Whether it is shown. Read-only. */
  visible?: boolean;
}

/** Something that the shopper chooses, such as the size. */
export interface ProductOption {
  /** How it is shown. Read-only. */
  optionType?: OptionType;
  /** Its name; from 1 to 50 characters. */
  name?: string;
  /** What there is to choose from; from 1 to 100 choices. */
  choices?: Choice[];
}
