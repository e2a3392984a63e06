import type { CatalogBuilder } from '../catalog-v3/catalog-builder.js';
import { numbersTo } from '../rows/numbered.js';
import type { Row } from '../rows/row.js';
import { counts } from './columns.js';
import { readChoices } from './read-choices.js';

/** Option of a product, with the IDs of its choices by name. */
export interface ReadOption {
  readonly id: string;
  readonly name: string;
  /** Column of the choices. */
  readonly column: string;
  readonly choiceIds: ReadonlyMap<string, string>;
}

function readOption(row: Row, number: number, builder: CatalogBuilder, now: string): ReadOption[] {
  const column = `productOptionChoices${number}`;
  const name = row.string(`productOptionName${number}`, 50);
  if (name === '' && row.string(column) === '') return [];
  if (name === '') row.report(`productOptionName${number}`, 'a name, because the option has choices');
  const renderType = row.string(`productOptionType${number}`) === 'SWATCH_CHOICES' ? 'SWATCH_CHOICES' : 'TEXT_CHOICES';
  if (renderType !== row.string(`productOptionType${number}`)) {
    row.report(`productOptionType${number}`, 'TEXT_CHOICES or SWATCH_CHOICES');
  }
  const choices = readChoices(row, column, renderType, 100);
  return [{ name, column, ...builder.customizations.add({ type: 'PRODUCT_OPTION', renderType, name, choices }, now) }];
}

/** Reads the options of a PRODUCT row, each with a name, a type and choices. */
export function readOptions(row: Row, builder: CatalogBuilder, now: string): ReadOption[] {
  const options = numbersTo(counts.options).flatMap((number) => readOption(row, number, builder, now));
  for (const [index, { column, id }] of options.entries()) {
    if (options.findIndex((one) => one.id === id) < index) {
      row.report(column.replace('Choices', 'Name'), 'a name that no other option of the product has');
    }
  }
  return options;
}

/** Reads the choice of a VARIANT row for an option: its name, with or without its color. */
export function readChoice(row: Row, { choiceIds, column }: ReadOption): { name: string; choiceId: string } {
  const text = row.string(column);
  const name = choiceIds.has(text) ? text : text.slice(text.lastIndexOf(':') + 1).trim();
  const choiceId = choiceIds.get(name);
  if (choiceId === undefined) row.report(column, `one of ${[...choiceIds.keys()].join(', ')}`);
  return { name, choiceId: choiceId ?? '' };
}
