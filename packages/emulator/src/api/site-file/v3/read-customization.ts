import type { Input } from '../../../kernel/input/object.js';
import type {
  ChoiceOrder,
  ChoiceSwatch,
  FreeText,
  RenderType,
  StoredChoice,
  StoredCustomization,
} from '../../../shop/catalog-v3/customizations/customization.js';
import { listOf, numberOf, objectOf, present, readEntity, stringsOf, textOf } from '../read-values.js';

function readSwatch(input: Input): ChoiceSwatch {
  switch (input['choiceType']) {
    case 'ONE_COLOR':
      return { type: 'ONE_COLOR', color: textOf(input['colorCode']) };
    case 'MULTIPLE_COLORS':
      return { type: 'MULTIPLE_COLORS', colors: stringsOf(objectOf(input['colorCodes'])['colorCodes']) };
    case 'IMAGE':
      return { type: 'IMAGE', imageId: textOf(objectOf(input['image'])['id']) };
    default:
      return { type: 'CHOICE_TEXT' };
  }
}

const readChoice = (input: Input): StoredChoice => ({
  id: textOf(input['id']),
  name: textOf(input['name']),
  key: textOf(input['key'], textOf(input['name'])),
  swatch: readSwatch(input),
  ...present({
    addedPrice: numberOf(input['defaultAddedPrice']),
    displayImageId: objectOf(input['displayImage'])['id'] as string | undefined,
    primaryChoiceIds: input['primaryChoiceIds'] as string[] | undefined,
  }),
});

const readFreeText = (input: Input): FreeText => ({
  title: textOf(input['title']),
  key: textOf(input['key'], textOf(input['title'])),
  minLength: numberOf(input['minCharCount']) ?? 0,
  maxLength: numberOf(input['maxCharCount']) ?? 500,
  ...present({ addedPrice: numberOf(input['defaultAddedPrice']) }),
});

/** Reads an option or a modifier of Catalog V3 in the format of the platform. */
export function readCustomization(input: Input): StoredCustomization {
  const settings = objectOf(input['choicesSettings']);
  const freeText = input['freeTextInput'];
  return {
    ...readEntity(input),
    name: textOf(input['name']),
    type: input['customizationType'] === 'MODIFIER' ? 'MODIFIER' : 'PRODUCT_OPTION',
    renderType: textOf(input['customizationRenderType'], 'TEXT_CHOICES') as RenderType,
    key: textOf(input['key'], textOf(input['name'])),
    choices: listOf(settings['choices']).map(readChoice),
    ...present({
      choiceOrder: settings['sortOrder'] as ChoiceOrder | undefined,
      freeText: freeText ? readFreeText(objectOf(freeText)) : undefined,
      defaultMandatory: objectOf(input['modifierSettings'])['defaultMandatory'] as boolean | undefined,
    }),
  };
}
