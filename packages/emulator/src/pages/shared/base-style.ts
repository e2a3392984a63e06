import tokens from '../../../../../examples/storefront/src/ui/tokens.css?raw';
import base from './base.css?raw';

/**
 * Design tokens, typography and controls of all pages. The tokens are those of the demo store, so that a purchase looks
 * the same from the product to the confirmation.
 */
export const baseStyle = tokens + base;
