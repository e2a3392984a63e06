import type { Selection } from './selection.js';

/** Content of a product's form field: a choice of an option or of a modifier, or a custom text. */
export type SelectionField = 'choices' | 'modifiers' | 'customTextFields';

/**
 * Returns the name of a form field that {@link readSelection} reads.
 *
 * @param field - Content of the field.
 * @param name - Name of the option or modifier, or title of the custom text.
 * @returns The name of the field, such as `choices.Size`.
 * @example
 * ```ts
 * import { getSelectionFieldName } from '@cartwright/stores/selection';
 *
 * export const getChoiceInput = (option: string, choice: string) => ({
 *   type: 'radio',
 *   name: getSelectionFieldName('choices', option),
 *   value: choice,
 * });
 * ```
 */
export const getSelectionFieldName = (field: SelectionField, name: string): string => `${field}.${name}`;

/**
 * Reads the selection of a product from its form. Forms that work without JavaScript need it on the server, and in the
 * browser to show the price of what is selected.
 *
 * @param form - Fields of the form: `FormData`, or `URLSearchParams`. Those with names of {@link getSelectionFieldName},
 * and `subscriptionOptionId`, are read. Empty fields select nothing.
 * @returns The selection.
 * @example
 * ```ts
 * import type { CatalogProduct } from '@cartwright/stores/catalog';
 * import { readSelection, toLineItem } from '@cartwright/stores/selection';
 *
 * export const readLineItem = (product: CatalogProduct, form: FormData) =>
 *   toLineItem(product, readSelection(form), Number(form.get('quantity')));
 * ```
 */
export function readSelection(form: Iterable<readonly [name: string, value: unknown]>): Selection {
  const fields = [...form].filter(
    (field): field is [string, string] => typeof field[1] === 'string' && field[1] !== '',
  );
  const read = (field: SelectionField) => {
    const prefix = getSelectionFieldName(field, '');
    const own = fields.filter(([name]) => name.startsWith(prefix));
    return Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value]));
  };
  const [, subscriptionOptionId] = fields.find(([name]) => name === 'subscriptionOptionId') ?? [];
  return {
    choices: read('choices'),
    modifiers: read('modifiers'),
    customTextFields: read('customTextFields'),
    ...(subscriptionOptionId !== undefined && { subscriptionOptionId }),
  };
}
