import type { StoredChoice, StoredOption } from '../catalog/product.js';
import { counts } from './columns.js';
import type { Row } from './row.js';

const colorPattern = /^(#[0-9a-f]{3}(?:[0-9a-f]{3})?|[a-z]{3,20}|(?:rgb|hsl)a?\([^:]{1,40}\)):(.{1,50})$/i;

function readChoice(row: Row, column: string, text: string, color: boolean): StoredChoice {
  if (!color) {
    if (text.length > 50) throw row.wrong(column, 'choices of at most 50 characters');
    return { value: text, description: text, media: [] };
  }
  const [, value, description] = colorPattern.exec(text) ?? [];
  if (value === undefined || description === undefined)
    throw row.wrong(column, 'colors as #hex:name, such as #2f4b3f:Pine');
  return { value, description: description.trim(), media: [] };
}

/** Reads the options of a Product row: up to six, each with a name, a type and its choices. */
export function readOptions(row: Row): StoredOption[] {
  return Array.from({ length: counts.options }, (_, index) => index + 1).flatMap((number) => {
    const name = row.text(`productOptionName${number}`, 50);
    const column = `productOptionDescription${number}`;
    const texts = row.list(column);
    if (name === '') {
      if (texts.length > 0) throw row.wrong(`productOptionName${number}`, 'a name, because the option has choices');
      return [];
    }
    const type = row.text(`productOptionType${number}`);
    if (type !== 'DROP_DOWN' && type !== 'COLOR') throw row.wrong(`productOptionType${number}`, 'DROP_DOWN or COLOR');
    const choices = texts.map((text) => readChoice(row, column, text, type === 'COLOR'));
    if (choices.length === 0 || choices.length > 100) throw row.wrong(column, '1 to 100 choices parted by ;');
    if (new Set(choices.map(({ description }) => description)).size < choices.length)
      throw row.wrong(column, 'each choice once');
    return [{ name, optionType: type === 'COLOR' ? ('color' as const) : ('drop_down' as const), choices }];
  });
}

/** Reads what a Variant row chooses of each option of its product. */
export function readChoices(row: Row, product: Row, options: readonly StoredOption[]): Record<string, string> {
  const columns = Array.from({ length: counts.options }, (_, index) => index + 1).filter(
    (number) => product.text(`productOptionName${number}`) !== '',
  );
  return Object.fromEntries(
    options.map((option, index) => {
      const column = `productOptionDescription${columns[index] ?? 1}`;
      const text = row.text(column);
      const named = option.optionType === 'color' ? colorPattern.exec(text)?.[2]?.trim() : undefined;
      const choice = option.choices.find(({ description }) => description === text || description === named);
      if (choice) return [option.name, choice.description];
      throw row.wrong(column, `one of ${option.choices.map(({ description }) => description).join(', ')}`);
    }),
  );
}
