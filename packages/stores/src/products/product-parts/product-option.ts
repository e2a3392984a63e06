import type { Media } from '../../shared/media.js';
import type { OptionType } from './enumerations.js';

/** Choice of an option. */
export interface Choice {
  /** Choice value; from 1 to 50 characters. A CSS color for options of type `color`. */
  value?: string;
  /** Choice name; from 1 to 50 characters. Variants and line items refer to the choice by this name. */
  description?: string;
  /** Images and videos assigned to the choice. Read-only. */
  media?: Media;
  /** Whether the choice is in stock. Read-only. */
  inStock?: boolean;
  /** Whether the choice is visible to shoppers. Read-only. */
  visible?: boolean;
}

/** Product option, such as the size. */
export interface ProductOption {
  /** How the option is displayed. Read-only. */
  optionType?: OptionType;
  /** Option name; from 1 to 50 characters. */
  name?: string;
  /** Choices; from 1 to 100. */
  choices?: Choice[];
}
