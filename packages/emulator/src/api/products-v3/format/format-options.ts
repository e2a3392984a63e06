import type { Tenant } from '../../../kernel/state/tenant.js';
import {
  type ChoiceSwatch,
  type StoredChoice,
  type StoredCustomization,
  customizations,
} from '../../../shop/catalog-v3/customizations/customization.js';
import { variantStock } from '../../../shop/catalog-v3/product-facts/product-stock.js';
import type {
  ProductChoice,
  ProductModifier,
  StoredProduct,
  StoredVariant,
} from '../../../shop/catalog-v3/products/product.js';
import { imageOfId } from '../../../shop/images/image-of.js';
import { formatImage } from '../../media/format-image.js';
import { formatMediaItem } from './format-media.js';
import type { ProductView } from './product-view.js';

const formatSwatch = (swatch: ChoiceSwatch): object =>
  swatch.type === 'ONE_COLOR' ? { choiceType: 'ONE_COLOR', colorCode: swatch.color } : { choiceType: swatch.type };

/** Formats the images and videos of a choice: as references on request, otherwise in the deprecated field. */
function formatChoiceMedia({ media }: StoredProduct, { mediaIds = [] }: ProductChoice, view: ProductView): object {
  if (view.fields.has('PRODUCT_CHOICES_MEDIA_REFERENCES')) {
    return { linkedMedia: [], media: { items: mediaIds.map((mediaId) => ({ mediaId })) } };
  }
  const images = mediaIds.flatMap((id) => media.find((image) => image.id === id) ?? []);
  return { linkedMedia: images.map((image) => formatMediaItem(image, view)) };
}

function formatDisplayImage({ displayImageId }: StoredChoice, { fields, origin }: ProductView): object {
  const isWanted = displayImageId !== undefined && fields.has('PRODUCT_CHOICES_DISPLAY_IMAGE');
  const image = isWanted && imageOfId(displayImageId, '');
  if (!image) return {};
  const { altText, id, url } = formatImage(image, origin);
  return { displayImage: { id, url, altText } };
}

function formatChoice(product: StoredProduct, choice: ProductChoice, stored: StoredChoice, view: ProductView): object {
  const { id, key, name, swatch } = stored;
  return {
    choiceId: id,
    key,
    name,
    ...formatSwatch(swatch),
    ...formatChoiceMedia(product, choice, view),
    ...formatDisplayImage(stored, view),
  };
}

/** Choices of a product with the stored ones of the customization. */
const withStored = <C extends ProductChoice>(choices: readonly C[], { choices: all }: StoredCustomization) =>
  choices.flatMap((choice) => {
    const stored = all.find(({ id }) => id === choice.choiceId);
    return stored ? [{ choice, stored }] : [];
  });

function choiceStatus(tenant: Tenant, variants: readonly StoredVariant[], optionId: string, choiceId: string): object {
  const having = variants.filter(({ choices }) =>
    choices.some((choice) => choice.optionId === optionId && choice.choiceId === choiceId),
  );
  return {
    inStock: having.some((variant) => variantStock(tenant, variant).inStock),
    visible: having.some(({ visible }) => visible),
  };
}

/** Formats the options of a product. A choice is in stock or visible if one of the variants with it is. */
export const formatOptions = (product: StoredProduct, view: ProductView): object[] =>
  product.options.flatMap(({ choices, customizationId }) => {
    const customization = customizations(view.tenant).get(customizationId);
    if (!customization) return [];
    const { id, key, name, renderType } = customization;
    const formatted = withStored(choices, customization).map(({ choice, stored }) => ({
      ...formatChoice(product, choice, stored, view),
      ...choiceStatus(view.tenant, product.variants, id, stored.id),
    }));
    return [{ id, name, key, optionRenderType: renderType, choicesSettings: { choices: formatted } }];
  });

function formatModifierSettings(
  product: StoredProduct,
  { choices }: ProductModifier,
  customization: StoredCustomization,
  view: ProductView,
): object {
  const { freeText } = customization;
  if (freeText) {
    const { addedPrice = 0, key, maxLength, minLength, title } = freeText;
    const counts = { minCharCount: minLength, maxCharCount: maxLength };
    return { freeTextSettings: { title, key, ...counts, defaultAddedPrice: String(addedPrice) } };
  }
  const formatted = withStored(choices, customization).map(({ choice, stored }) => ({
    ...formatChoice(product, choice, stored, view),
    addedPrice: String(choice.addedPrice),
  }));
  return { choicesSettings: { choices: formatted } };
}

/** Formats the modifiers of a product. */
export const formatModifiers = (product: StoredProduct, view: ProductView): object[] =>
  product.modifiers.flatMap((modifier) => {
    const customization = customizations(view.tenant).get(modifier.customizationId);
    if (!customization) return [];
    const { id, key, name, renderType } = customization;
    return [
      {
        id,
        name,
        key,
        modifierRenderType: renderType,
        mandatory: modifier.mandatory,
        ...formatModifierSettings(product, modifier, customization, view),
      },
    ];
  });
