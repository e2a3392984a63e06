import { attempt, failure } from '../../lib/attempt.server.js';
import { readText } from '../../lib/read-text.js';
import type { MerchantCatalog } from '../catalog/merchant-catalog.js';
import { saveChoice } from './save-choice.server.js';
import { isMediaChange, saveMedia } from './save-media.server.js';
import { saveCategories, saveEdits, saveStock } from './save-product.server.js';

/** Saves a form of the page of a product. */
export async function saveForm(catalog: MerchantCatalog, id: string, form: FormData) {
  const intent = readText(form, 'intent');
  const saved = `/products/${id}?done=${intent}`;
  switch (intent) {
    case 'edit':
    case 'variants':
      return saveEdits(catalog, id, form, saved);
    case 'addChoice':
    case 'removeChoice':
      return saveChoice(catalog, id, form, saved);
    case 'stock':
      return saveStock(catalog, id, form, saved);
    case 'categories':
      return saveCategories(catalog, id, form, saved);
    case 'delete':
      return attempt('/products?done=deleted', () => catalog.remove(id));
    default:
      if (isMediaChange(intent)) return saveMedia(catalog, id, form, saved);
      return failure('The form is not known. Reload the page.');
  }
}
