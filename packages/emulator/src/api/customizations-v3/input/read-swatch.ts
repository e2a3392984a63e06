import type { FieldReader } from '../../../kernel/input/field-reader.js';
import { type Input, isMissing } from '../../../kernel/input/object.js';
import type { ChoiceSwatch, RenderType } from '../../../shop/catalog-v3/customizations/customization.js';
import { imageOfUrl } from '../../../shop/images/image-of.js';

/** Types of the choices of a customization, the default first. */
const choiceTypes: Readonly<Record<RenderType, readonly ChoiceSwatch['type'][]>> = {
  TEXT_CHOICES: ['CHOICE_TEXT'],
  SWATCH_CHOICES: ['ONE_COLOR', 'MULTIPLE_COLORS', 'IMAGE'],
  FREE_TEXT: [],
};

const isColor = (value: unknown): value is string =>
  typeof value === 'string' && /^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(value);

/** Reads the ID of an image: `{ id }`, or `{ url }` of a file to import. */
export function readImageId(read: FieldReader, value: unknown, field: string): string | undefined {
  const image = read.object(value, field);
  if (!image) return undefined;
  if (!isMissing(image['id'])) return read.string(image['id'], `${field}.id`, { min: 1, max: 200 });
  const id = typeof image['url'] === 'string' ? imageOfUrl(image['url'], '')?.id : undefined;
  return id ?? read.addViolation(field, 'must have an id or a url', 'REQUIRED_ONE_OF_FIELD');
}

function readValue(read: FieldReader, input: Input, field: string, type: ChoiceSwatch['type']) {
  const colors = read.object(input['colorCodes'], `${field}.colorCodes`)?.['colorCodes'];
  switch (type) {
    case 'CHOICE_TEXT':
      return { type };
    case 'ONE_COLOR':
      return isColor(input['colorCode']) ? { type, color: input['colorCode'] } : undefined;
    case 'MULTIPLE_COLORS':
      return Array.isArray(colors) && colors.length === 2 && colors.every(isColor) ? { type, colors } : undefined;
    case 'IMAGE': {
      const imageId = readImageId(read, input['image'], `${field}.image`);
      return imageId === undefined ? undefined : { type, imageId };
    }
  }
}

/** Names of the values of choices, by type. */
const valueNames = { CHOICE_TEXT: '', ONE_COLOR: 'colorCode', MULTIPLE_COLORS: 'colorCodes', IMAGE: 'image' } as const;

/**
 * Reads how a choice is displayed. A type that does not suit the customization is an `INVALID_CHOICE_TYPE` violation, a
 * missing, invalid or additional value an `INVALID_CHOICE_VALUE` violation.
 */
export function readSwatch(read: FieldReader, input: Input, field: string, renderType: RenderType): ChoiceSwatch {
  const [defaultType = 'CHOICE_TEXT', ...others] = choiceTypes[renderType];
  const words = ['CHOICE_TEXT', 'ONE_COLOR', 'MULTIPLE_COLORS', 'IMAGE'] as const;
  const type = read.enumeration(input['choiceType'], `${field}.choiceType`, words) ?? defaultType;
  if (type !== defaultType && !others.includes(type)) {
    const description = `must be ${choiceTypes[renderType].join(' or ')}`;
    read.addViolation(`${field}.choiceType`, description, 'OTHER', { ruleName: 'INVALID_CHOICE_TYPE' });
    return { type: 'CHOICE_TEXT' };
  }
  const swatch = readValue(read, input, field, type);
  const names = ['colorCode', 'colorCodes', 'image', ...(type === 'ONE_COLOR' ? [] : ['displayImage'])];
  const isAlone = names.every((name) => name === valueNames[type] || isMissing(input[name]));
  if (swatch && isAlone) return swatch;
  const description = `must have the value of a choice of type ${type}, and no other`;
  read.addViolation(field, description, 'OTHER', { ruleName: 'INVALID_CHOICE_VALUE' });
  return { type: 'CHOICE_TEXT' };
}
