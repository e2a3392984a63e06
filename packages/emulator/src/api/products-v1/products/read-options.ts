import type { FieldReader } from '../../../kernel/input/field-reader.js';
import { isMissing } from '../../../kernel/input/object.js';
import type { StoredChoice, StoredOption } from '../../../shop/catalog-v1/product.js';

/** Maximum number of options of a product. */
const maxOptions = 6;
/** Maximum number of choices of an option. */
const maxChoices = 100;

const colorPattern = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const duplicate = { ruleName: 'DUPLICATE' } as const;

/** Reads a choice. Its value and its description default to each other. Existing images are kept. */
function readChoice(reader: FieldReader, value: unknown, at: string, current: StoredOption | undefined): StoredChoice {
  const input = reader.required(value, at);
  const [shown, label] = (['value', 'description'] as const).map((name) =>
    reader.string(input[name], `${at}.${name}`, { min: 1, max: 50 }),
  );
  if (isMissing(input['value'] ?? input['description'])) reader.missing(`${at}.value`);
  const description = label ?? shown ?? '';
  const before = current?.choices.find((choice) => choice.description === description);
  return { value: shown ?? description, description, media: before?.media ?? [] };
}

function readOption(reader: FieldReader, value: unknown, at: string, current: readonly StoredOption[]): StoredOption {
  const input = reader.required(value, at);
  const name = reader.string(input['name'], `${at}.name`, { min: 1, max: 50 });
  if (isMissing(input['name'])) reader.missing(`${at}.name`);
  if (name === '__proto__') reader.addViolation(`${at}.name`, 'must be a different name', 'FORMAT');
  const before = current.find((option) => option.name === name);
  if (isMissing(input['choices'])) reader.missing(`${at}.choices`);
  const listed = reader.list(input['choices'], `${at}.choices`, { min: 1, max: maxChoices }) ?? [];
  const choices = listed.map((choice, index) => readChoice(reader, choice, `${at}.choices[${index}]`, before));
  choices.forEach(({ description }, index) => {
    if (choices.findIndex((other) => other.description === description) === index) return;
    reader.addViolation(
      `${at}.choices[${index}].description`,
      'must differ from the other choices',
      'OTHER',
      duplicate,
    );
  });
  const type = reader.enumeration(input['optionType'], `${at}.optionType`, [
    'unspecified_option_type',
    'drop_down',
    'color',
  ]);
  const isColor = choices.length > 0 && choices.every((choice) => colorPattern.test(choice.value));
  const optionType = type === 'drop_down' || type === 'color' ? type : isColor ? 'color' : 'drop_down';
  return { name: name ?? '', optionType, choices };
}

/** Reads the options, which replace all existing ones. `undefined` if the list is empty or equals the existing options. */
export function readOptions(
  reader: FieldReader,
  value: unknown,
  current: readonly StoredOption[],
): readonly StoredOption[] | undefined {
  const field = 'product.productOptions';
  const listed = reader.list(value, field, { max: maxOptions });
  if (!listed || listed.length === 0) return undefined;
  const options = listed.map((option, index) => readOption(reader, option, `${field}[${index}]`, current));
  options.forEach(({ name }, index) => {
    if (options.findIndex((other) => other.name === name) === index) return;
    reader.addViolation(`${field}[${index}].name`, 'must differ from the other options', 'OTHER', duplicate);
  });
  return JSON.stringify(options) === JSON.stringify(current) ? undefined : options;
}
