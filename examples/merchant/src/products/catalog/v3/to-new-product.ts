import type { ProductWithInventory } from '@cartwright/stores/products-v3';
import type { NewProduct } from '../merchant-catalog.js';
import { parseDescription } from './description/description.js';
import { toMedia } from './to-media.js';

/** Converts a new product to a product of Catalog V3. */
export const toNewProduct = ({
  name,
  description,
  visible,
  media,
  options,
  variants,
}: NewProduct): ProductWithInventory => ({
  name,
  visible,
  productType: 'PHYSICAL',
  physicalProperties: {},
  ...(typeof description === 'string'
    ? description && { description: parseDescription(description, {}) }
    : { plainDescription: description.html }),
  ...(media.length > 0 && { media: { itemsInfo: { items: media.map(toMedia) } } }),
  ...(options.length > 0 && {
    options: options.map((option) => ({
      name: option.name,
      optionRenderType: 'TEXT_CHOICES',
      choicesSettings: { choices: option.choices.map((choice) => ({ name: choice, choiceType: 'CHOICE_TEXT' })) },
    })),
  }),
  variantsInfo: {
    variants: variants.map(({ choices, price, sku, quantity }) => ({
      price: { actualPrice: { amount: price } },
      physicalProperties: {},
      ...(sku && { sku }),
      choices: Object.entries(choices).map(([optionName, choiceName]) => ({
        optionChoiceNames: { optionName, choiceName, renderType: 'TEXT_CHOICES' },
      })),
      inventoryItem: quantity === undefined ? { inStock: true } : { quantity },
    })),
  },
});
