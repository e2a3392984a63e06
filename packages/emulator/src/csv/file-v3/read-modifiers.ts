import type { ProductModifier } from '../../shop/catalog-v3/products/product.js';
import type { CatalogBuilder } from '../catalog-v3/catalog-builder.js';
import type { Needed } from '../catalog-v3/shared-customizations.js';
import { numbersTo } from '../rows/numbered.js';
import type { Row } from '../rows/row.js';
import { counts } from './columns.js';
import { readChoices } from './read-choices.js';

/** Reads what a modifier asks for: a text, with the prompt as description, or choices, which are the description. */
function readInput(row: Row, number: number, name: string): Pick<Needed, 'renderType' | 'choices' | 'freeText'> {
  const column = `modifierDescription${number}`;
  const renderType = row.string(`modifierType${number}`);
  if (renderType === 'TEXT_CHOICES' || renderType === 'SWATCH_CHOICES') {
    return { renderType, choices: readChoices(row, column, renderType, 1000) };
  }
  if (renderType !== 'FREE_TEXT') row.report(`modifierType${number}`, 'FREE_TEXT, TEXT_CHOICES or SWATCH_CHOICES');
  const maxLength = row.number(`modifierCharLimit${number}`, { least: 1, most: 500, scale: 0 }) ?? 500;
  const freeText = { title: row.string(column, 150) || name, minLength: 0, maxLength };
  return { renderType: 'FREE_TEXT', choices: [], freeText };
}

/** Reads the modifiers of a PRODUCT row. The file has no prices of choices. */
export function readModifiers(row: Row, builder: CatalogBuilder, now: string): ProductModifier[] {
  const modifiers = new Map<string, ProductModifier>();
  for (const number of numbersTo(counts.modifiers)) {
    const name = row.string(`modifierName${number}`, 50);
    if (name === '') continue;
    const needed = { type: 'MODIFIER', name, ...readInput(row, number, name) } as const;
    const { choiceIds, id: customizationId } = builder.customizations.add(needed, now);
    const choices = [...choiceIds.values()].map((choiceId) => ({ choiceId, addedPrice: 0 }));
    modifiers.set(customizationId, {
      customizationId,
      mandatory: row.boolean(`modifierMandatory${number}`, false),
      choices,
    });
  }
  return [...modifiers.values()];
}
