import type { FieldReader } from '../../../kernel/input/field-reader.js';
import type { NewChoice } from '../../../shop/catalog-v3/customizations/choices/new-choices.js';
import type { RenderType, StoredChoice } from '../../../shop/catalog-v3/customizations/customization.js';
import { readDecimal } from '../../catalog-v3/read-amount.js';
import { readName } from '../../catalog-v3/read-name.js';
import { readImageId, readSwatch } from './read-swatch.js';

/** Reads the IDs of the primary choices that a choice is grouped under. */
export const readPrimaryChoiceIds = (read: FieldReader, value: unknown, field: string): readonly string[] | undefined =>
  read.list(value, field, { max: 4 })?.flatMap((id, index) => read.string(id, `${field}[${index}]`, { max: 36 }) ?? []);

function readChoice(read: FieldReader, value: unknown, field: string, renderType: RenderType): NewChoice {
  const input = read.required(value, field);
  const addedPrice = readDecimal(read, input['defaultAddedPrice'], `${field}.defaultAddedPrice`);
  const displayImageId = readImageId(read, input['displayImage'], `${field}.displayImage`);
  const primaryChoiceIds = readPrimaryChoiceIds(read, input['primaryChoiceIds'], `${field}.primaryChoiceIds`);
  return {
    name: readName(read, input['name'], `${field}.name`, 50),
    swatch: readSwatch(read, input, field, renderType),
    ...(addedPrice !== undefined && { addedPrice }),
    ...(displayImageId !== undefined && { displayImageId }),
    ...(primaryChoiceIds && primaryChoiceIds.length > 0 && { primaryChoiceIds }),
  };
}

/** Choices to read, and the customization that they are for. */
export interface ChoicesSource {
  readonly value: unknown;
  readonly field: string;
  readonly renderType: RenderType;
  /** Choices that the customization keeps. */
  readonly kept: readonly StoredChoice[];
  /** Maximum number of choices in the request. */
  readonly max: number;
}

/** Reads choices. A name that the customization has twice is a `DUPLICATE_CHOICE_NAME` violation. */
export function readChoices(
  read: FieldReader,
  { field, kept, max, renderType, value }: ChoicesSource,
): readonly NewChoice[] {
  if (value === undefined || value === null) read.missing(field);
  const list = read.list(value, field, { min: 1, max }) ?? [];
  const choices = list.map((one, index) => readChoice(read, one, `${field}[${index}]`, renderType));
  const names = new Set(kept.map(({ name }) => name));
  for (const [index, { name }] of choices.entries()) {
    if (name !== '' && names.has(name)) {
      const rule = { ruleName: 'DUPLICATE_CHOICE_NAME' };
      read.addViolation(`${field}[${index}].name`, 'must be unique in the customization', 'OTHER', rule);
    }
    names.add(name);
  }
  return choices;
}
