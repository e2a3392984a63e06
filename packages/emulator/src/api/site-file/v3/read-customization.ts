import type { Input } from '../../../kernel/input/object.js';
import type {
  ChoiceOrder,
  ChoiceSwatch,
  FreeText,
  RenderType,
  StoredChoice,
  StoredCustomization,
} from '../../../shop/catalog-v3/customizations/customization.js';
import { toList, toNumber, toObject, present, readEntity, toStrings, toText } from '../read-values.js';

function readSwatch(input: Input): ChoiceSwatch {
  switch (input['choiceType']) {
    case 'ONE_COLOR':
      return { type: 'ONE_COLOR', color: toText(input['colorCode']) };
    case 'MULTIPLE_COLORS':
      return { type: 'MULTIPLE_COLORS', colors: toStrings(toObject(input['colorCodes'])['colorCodes']) };
    case 'IMAGE':
      return { type: 'IMAGE', imageId: toText(toObject(input['image'])['id']) };
    default:
      return { type: 'CHOICE_TEXT' };
  }
}

const readChoice = (input: Input): StoredChoice => ({
  id: toText(input['id']),
  name: toText(input['name']),
  key: toText(input['key'], toText(input['name'])),
  swatch: readSwatch(input),
  ...present({
    addedPrice: toNumber(input['defaultAddedPrice']),
    displayImageId: toObject(input['displayImage'])['id'] as string | undefined,
    primaryChoiceIds: input['primaryChoiceIds'] as string[] | undefined,
  }),
});

const readFreeText = (input: Input): FreeText => ({
  title: toText(input['title']),
  key: toText(input['key'], toText(input['title'])),
  minLength: toNumber(input['minCharCount']) ?? 0,
  maxLength: toNumber(input['maxCharCount']) ?? 500,
  ...present({ addedPrice: toNumber(input['defaultAddedPrice']) }),
});

/** Reads an option or a modifier of Catalog V3 in the format of the platform. */
export function readCustomization(input: Input): StoredCustomization {
  const settings = toObject(input['choicesSettings']);
  const freeText = input['freeTextInput'];
  return {
    ...readEntity(input),
    name: toText(input['name']),
    type: input['customizationType'] === 'MODIFIER' ? 'MODIFIER' : 'PRODUCT_OPTION',
    renderType: toText(input['customizationRenderType'], 'TEXT_CHOICES') as RenderType,
    key: toText(input['key'], toText(input['name'])),
    choices: toList(settings['choices']).map(readChoice),
    ...present({
      choiceOrder: settings['sortOrder'] as ChoiceOrder | undefined,
      freeText: freeText ? readFreeText(toObject(freeText)) : undefined,
      defaultMandatory: toObject(input['modifierSettings'])['defaultMandatory'] as boolean | undefined,
    }),
  };
}
