import type { Origins } from '../../kernel/origins.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { assignedProductIds } from '../../shop/catalog-v3/assignments/assigned-products.js';
import type {
  FreeText,
  StoredChoice,
  StoredCustomization,
} from '../../shop/catalog-v3/customizations/customization.js';
import { imageOfId } from '../../shop/images/image-of.js';
import { requestedFields } from '../catalog-v3/requested-fields.js';
import { formatImage } from '../media/format-image.js';

const formatPrice = (addedPrice: number | undefined) =>
  addedPrice === undefined ? {} : { defaultAddedPrice: String(addedPrice) };

function formatImageField(name: 'image' | 'displayImage', id: string | undefined, origin: Origins): object {
  const image = id === undefined ? undefined : imageOfId(id, '');
  return image ? { [name]: formatImage(image, origin) } : {};
}

function formatChoice(choice: StoredChoice, origin: Origins, hasDisplayImage: boolean): object {
  const { addedPrice, displayImageId, id, key, name, primaryChoiceIds, swatch } = choice;
  return {
    id,
    key,
    name,
    choiceType: swatch.type,
    ...(swatch.type === 'ONE_COLOR' && { colorCode: swatch.color }),
    ...(swatch.type === 'MULTIPLE_COLORS' && { colorCodes: { colorCodes: swatch.colors } }),
    ...(swatch.type === 'IMAGE' && formatImageField('image', swatch.imageId, origin)),
    ...formatPrice(addedPrice),
    ...(hasDisplayImage && formatImageField('displayImage', displayImageId, origin)),
    ...(primaryChoiceIds && { primaryChoiceIds }),
  };
}

const formatFreeText = ({ addedPrice, key, maxLength, minLength, title }: FreeText): object => ({
  title,
  key,
  minCharCount: minLength,
  maxCharCount: maxLength,
  ...formatPrice(addedPrice),
});

/** Formats a customization without the number of its products. */
export function formatCustomization(
  customization: StoredCustomization,
  origin: Origins,
  hasDisplayImages: boolean,
): object {
  const { choiceOrder, choices, defaultMandatory, freeText, id, key, name, renderType, revision, type } = customization;
  const { createdDate, updatedDate } = customization;
  return {
    id,
    revision: String(revision),
    createdDate,
    updatedDate,
    key,
    name,
    customizationType: type,
    customizationRenderType: renderType,
    ...(freeText
      ? { freeTextInput: formatFreeText(freeText) }
      : {
          choicesSettings: {
            choices: choices.map((choice) => formatChoice(choice, origin, hasDisplayImages)),
            ...(choiceOrder && { sortOrder: choiceOrder }),
          },
        }),
    ...(defaultMandatory !== undefined && { modifierSettings: { defaultMandatory } }),
  };
}

/**
 * Returns the function that formats a customization with the fields on request of a call.
 *
 * @throws {ValidationError} for an unknown field
 */
export function customizationFormat(
  { origin, tenant }: { readonly origin: Origins; readonly tenant: Tenant },
  request: unknown,
): (customization: StoredCustomization) => object {
  const fields = requestedFields(request, ['ASSIGNED_PRODUCTS_COUNT', 'CHOICE_DISPLAY_IMAGE']);
  return (customization) => ({
    ...formatCustomization(customization, origin, fields.has('CHOICE_DISPLAY_IMAGE')),
    ...(fields.has('ASSIGNED_PRODUCTS_COUNT') && {
      assignedProductsCount: assignedProductIds(tenant, customization.id).size,
    }),
  });
}
