import { addProductMediaToChoicesRoute } from './add-product-media-to-choices.js';
import { addProductMediaRoute } from './add-product-media.js';
import { removeProductMediaFromChoicesRoute } from './remove-product-media-from-choices.js';
import { removeProductMediaRoute } from './remove-product-media.js';

/** The routes that add and remove the media of products and choices. */
export const productMediaRoutes = [
  addProductMediaRoute,
  removeProductMediaRoute,
  addProductMediaToChoicesRoute,
  removeProductMediaFromChoicesRoute,
] as const;
