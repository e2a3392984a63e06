import type { StoredChoice, StoredOption } from '../shop/catalog-v1/product.js';
import { counts } from './columns.js';
import { getColor } from './rows/cells.js';
import type { Row } from './rows/row.js';

/** An option with the column of its choices. */
export interface ReadOption {
  readonly option: StoredOption;
  readonly column: string;
  /** Descriptions of choices that the list contains more than once. */
  readonly repeated: ReadonlySet<string>;
}

function readChoice(row: Row, column: string, text: string, isColor: boolean): StoredChoice {
  const color = isColor ? getColor(text) : undefined;
  const { value, description } = color ?? { value: text, description: text };
  if (description.length > 50) row.report(column, 'choices of at most 50 characters');
  else if (isColor && !color) row.report(column, 'colors as #hex:name, such as #2f4b3f:Pine');
  return { value, description, media: [] };
}

function readOption(row: Row, number: number): ReadOption[] {
  const column = `productOptionDescription${number}`;
  const name = row.string(`productOptionName${number}`, 50);
  const texts = row.list(column);
  if (name === '' && texts.length === 0) return [];
  if (name === '') row.report(`productOptionName${number}`, 'a name, because the option has choices');
  const type = row.string(`productOptionType${number}`);
  if (type !== 'DROP_DOWN' && type !== 'COLOR') row.report(`productOptionType${number}`, 'DROP_DOWN or COLOR');
  const choices = new Map<string, StoredChoice>();
  const repeated = new Set<string>();
  for (const text of texts) {
    const choice = readChoice(row, column, text, type === 'COLOR');
    if (choices.has(choice.description)) repeated.add(choice.description);
    else choices.set(choice.description, choice);
  }
  if (choices.size === 0 || choices.size > 100) row.report(column, '1 to 100 choices separated by ;');
  const optionType = type === 'COLOR' ? 'color' : 'drop_down';
  return [{ column, repeated, option: { name, optionType, choices: [...choices.values()] } }];
}

/** Reads the options of a Product row: up to six, each with a name, a type and choices. Repeated choices are merged. */
export const readOptions = (row: Row): ReadOption[] =>
  Array.from({ length: counts.options }, (_, index) => readOption(row, index + 1)).flat();

/** Reads the choice of a Variant row for each option of its product. */
export const readChoices = (row: Row, options: readonly ReadOption[]): Record<string, string> =>
  Object.fromEntries(
    options.map(({ column, option }) => {
      const text = row.string(column);
      const named = option.optionType === 'color' ? getColor(text)?.description : undefined;
      const choice = option.choices.find(({ description }) => description === text || description === named);
      if (!choice) row.report(column, `one of ${option.choices.map(({ description }) => description).join(', ')}`);
      return [option.name, choice?.description ?? text];
    }),
  );
