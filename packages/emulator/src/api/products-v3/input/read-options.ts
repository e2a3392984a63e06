import type { FieldReader } from '../../../kernel/input/field-reader.js';
import { type Input, isMissing } from '../../../kernel/input/object.js';
import type { ChoiceSwatch } from '../../../shop/catalog-v3/customizations/customization.js';
import type {
  ChoiceInput,
  ModifierInput,
  OptionInput,
} from '../../../shop/catalog-v3/product-changes/product-input.js';
import { readDecimal } from '../../catalog-v3/read-amount.js';
import { present } from '../../catalog-v3/present.js';
import { readMediaIds } from './read-media.js';

/** Maximum number of options of a product. */
const maxOptions = 6;

/** Maximum number of modifiers of a product. */
const maxModifiers = 10;

/** Maximum number of choices of an option or modifier. */
const maxChoices = 1000;

/** Reads a color code, such as `#FF0000`. Its presence and the type must agree. */
function readSwatch(read: FieldReader, input: Input, field: string): ChoiceSwatch | undefined {
  const type = read.enumeration(input['choiceType'], `${field}.choiceType`, ['CHOICE_TEXT', 'ONE_COLOR']);
  const color = read.string(input['colorCode'], `${field}.colorCode`, { min: 3, max: 20 });
  if (type === 'ONE_COLOR' && isMissing(input['colorCode'])) return read.missing(`${field}.colorCode`);
  if (type === 'ONE_COLOR') return { type, color: color ?? '' };
  return type && { type };
}

function readChoice(read: FieldReader, value: unknown, field: string): ChoiceInput {
  const input = read.required(value, field);
  const displayImage = read.object(input['displayImage'], `${field}.displayImage`);
  return present({
    id: read.string(input['choiceId'], `${field}.choiceId`, { min: 1, max: 36 }),
    name: read.string(input['name'], `${field}.name`, { max: 50 }),
    swatch: readSwatch(read, input, field),
    mediaIds: readMediaIds(read, input['media'], input['linkedMedia'], field),
    addedPrice: readDecimal(read, input['addedPrice'], `${field}.addedPrice`),
    displayImageId: read.string(displayImage?.['id'], `${field}.displayImage.id`, { max: 200 }),
  });
}

/** Reads the choices of an option or modifier. A text input has none. */
function readChoices(read: FieldReader, input: Input, field: string, isText: boolean): readonly ChoiceInput[] {
  const at = `${field}.choicesSettings`;
  if (isText && isMissing(input['choicesSettings'])) return [];
  const list = read.required(input['choicesSettings'], at)['choices'];
  if (isMissing(list)) read.missing(`${at}.choices`);
  const choices = read.list(list, `${at}.choices`, { min: 1, max: maxChoices }) ?? [];
  return choices.map((choice, index) => readChoice(read, choice, `${at}.choices[${index}]`));
}

const readReference = (read: FieldReader, input: Input, field: string) => ({
  id: read.string(input['id'], `${field}.id`, { min: 1, max: 36 }),
  name: read.string(input['name'], `${field}.name`, { max: 50 }),
});

/** Reads the options of a product. */
export function readOptions(read: FieldReader, value: unknown): readonly OptionInput[] | undefined {
  const field = 'product.options';
  return read.list(value, field, { max: maxOptions })?.map((option, index) => {
    const at = `${field}[${index}]`;
    const input = read.required(option, at);
    const renderType = read.enumeration(input['optionRenderType'], `${at}.optionRenderType`, [
      ...(['TEXT_CHOICES', 'SWATCH_CHOICES'] as const),
    ]);
    return {
      ...present({ ...readReference(read, input, at), renderType }),
      choices: readChoices(read, input, at, false),
    };
  });
}

function readFreeText(read: FieldReader, value: unknown, field: string) {
  const input = read.object(value, field);
  if (!input) return undefined;
  const count = (name: string) => read.number(input[name], `${field}.${name}`, { max: 500, scale: 0 });
  return {
    title: read.string(input['title'] ?? '', `${field}.title`, { min: 1, max: 150 }) ?? '',
    minLength: count('minCharCount') ?? 0,
    maxLength: count('maxCharCount') ?? 500,
    ...present({ addedPrice: readDecimal(read, input['defaultAddedPrice'], `${field}.defaultAddedPrice`) }),
  };
}

/** Reads the modifiers of a product. Two with the same ID violate the rule `MODIFIERS_ID_DUPLICATION_ERROR`. */
export function readModifiers(read: FieldReader, value: unknown): readonly ModifierInput[] | undefined {
  const field = 'product.modifiers';
  return read.list(value, field, { max: maxModifiers })?.map((modifier, index) => {
    const at = `${field}[${index}]`;
    const input = read.required(modifier, at);
    const renderType = read.enumeration(input['modifierRenderType'], `${at}.modifierRenderType`, [
      ...(['FREE_TEXT', 'TEXT_CHOICES', 'SWATCH_CHOICES'] as const),
    ]);
    const freeText = readFreeText(read, input['freeTextSettings'], `${at}.freeTextSettings`);
    const isText = renderType === 'FREE_TEXT' || freeText !== undefined;
    return {
      ...present({ ...readReference(read, input, at), renderType, freeText }),
      mandatory: read.boolean(input['mandatory'], `${at}.mandatory`) ?? false,
      choices: readChoices(read, input, at, isText),
    };
  });
}
