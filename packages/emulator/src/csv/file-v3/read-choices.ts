import type { NeededChoice } from '../catalog-v3/shared-customizations.js';
import { getColor } from '../rows/cells.js';
import type { Row } from '../rows/row.js';

/** Types of customizations with choices. */
export type ChoicesType = 'TEXT_CHOICES' | 'SWATCH_CHOICES';

function readChoice(row: Row, column: string, text: string, type: ChoicesType): NeededChoice {
  const color = type === 'SWATCH_CHOICES' ? getColor(text) : undefined;
  const name = color?.description ?? text;
  if (name.length > 50) row.report(column, 'choices of at most 50 characters');
  else if (type === 'SWATCH_CHOICES' && !color) row.report(column, 'colors as #hex:name, such as #2f4b3f:Pine');
  return { name, swatch: color ? { type: 'ONE_COLOR', color: color.value } : { type: 'CHOICE_TEXT' } };
}

/** Reads the choices in a cell, without repeated names. */
export function readChoices(row: Row, column: string, type: ChoicesType, most: number): NeededChoice[] {
  const choices = new Map<string, NeededChoice>();
  for (const text of row.list(column)) {
    const choice = readChoice(row, column, text, type);
    if (!choices.has(choice.name)) choices.set(choice.name, choice);
  }
  if (choices.size === 0 || choices.size > most) row.report(column, `1 to ${most} choices separated by ;`);
  return [...choices.values()];
}
