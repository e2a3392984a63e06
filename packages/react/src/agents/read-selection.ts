import { toVisibleText } from '@cartwright/stores/catalog';
import type { Selection } from '@cartwright/stores/selection';
import type { Product } from '../queries/product.js';
import { InvalidInputError, readTexts } from './read-input.js';

/** Agents get names without invisible characters, and write them in lower case at times. */
const normalize = (name: string): string => toVisibleText(name).toLowerCase();

const find = <Named extends { readonly name: string }>(all: readonly Named[], name: string): Named | undefined =>
  all.find((one) => one.name === name) ?? all.find((one) => normalize(one.name) === normalize(name));

/** Reads the choices and customizations of a product. Throws for names that the product does not have. */
export function readSelection({ modifiers, options }: Product, input: object): Selection {
  const choices = Object.entries(readTexts(input, 'choices')).map(([name, value]): [string, string] => {
    const option = find(options, name);
    if (!option) throw new InvalidInputError('choices', `The product has no option "${name}"`);
    return [option.name, find(option.choices, value)?.name ?? value];
  });
  const customizations = Object.entries(readTexts(input, 'customizations')).map(([name, value]) => {
    const modifier = find(modifiers, name);
    if (!modifier) throw new InvalidInputError('customizations', `The product has no customization "${name}"`);
    const chosen = modifier.type === 'choice' ? find(modifier.choices, value)?.name : undefined;
    return { type: modifier.type, entry: [modifier.name, chosen ?? value] as const };
  });
  const pick = (type: 'choice' | 'text') =>
    Object.fromEntries(customizations.filter((one) => one.type === type).map(({ entry }) => entry));
  return {
    choices: Object.fromEntries(choices),
    modifiers: pick('choice'),
    customTextFields: pick('text'),
  };
}
