import type { TSESTree } from '@typescript-eslint/types';
import type { Migration } from '../source/migration.js';
import type { Conversion } from './functions.js';

/** Edit of the arguments of a call. */
type Edit = (migration: Migration) => void;

/** Named properties of an object literal. `undefined` if it has spreads, methods, or names that are computed. */
function getProperties(node: TSESTree.Node): Map<string, TSESTree.Property> | undefined {
  if (node.type !== 'ObjectExpression') return undefined;
  const properties = new Map<string, TSESTree.Property>();
  for (const property of node.properties) {
    if (property.type !== 'Property' || property.computed || property.method || property.kind !== 'init')
      return undefined;
    const { key } = property;
    properties.set(key.type === 'Identifier' ? key.name : String((key as TSESTree.Literal).value), property);
  }
  return properties;
}

/** Properties of an object literal that has exactly these names. */
function exactly(node: TSESTree.Node, names: readonly string[]): TSESTree.Property[] | undefined {
  const properties = getProperties(node);
  if (properties?.size !== names.length) return undefined;
  const found = names.flatMap((name) => properties.get(name) ?? []);
  return found.length === names.length ? found : undefined;
}

/** Entries of a list: the elements of an array literal, or what the callback of `map` returns. */
function getEntries(list: TSESTree.Node): readonly TSESTree.Node[] | undefined {
  if (list.type === 'ArrayExpression') {
    const elements = list.elements.flatMap((element) => element ?? []);
    return elements.length === list.elements.length ? elements : undefined;
  }
  if (list.type !== 'CallExpression' || list.callee.type !== 'MemberExpression') return undefined;
  const { property } = list.callee;
  const [callback] = list.arguments;
  const isMap = property.type === 'Identifier' && property.name === 'map';
  return isMap && callback?.type === 'ArrowFunctionExpression' && callback.body.type !== 'BlockStatement'
    ? [callback.body]
    : undefined;
}

/** `{ lineItems: [{ catalogReference, quantity }] }` becomes `{ catalogItems: … }`. */
function convertItems(options: TSESTree.Node): Edit | undefined {
  const [lineItems] = exactly(options, ['lineItems']) ?? [];
  const entries = lineItems && getEntries(lineItems.value);
  if (!entries?.every((entry) => exactly(entry, ['catalogReference', 'quantity']))) return undefined;
  return ({ code }) => code.update(...lineItems!.key.range, 'catalogItems');
}

/** `{ _id, quantity }` becomes `{ lineItemId: _id, quantity: { newQuantity: quantity } }`. */
function convertQuantity(entry: TSESTree.Node): Edit | undefined {
  if (entry.type === 'Identifier') {
    const { name } = entry;
    const text = `{ lineItemId: ${name}._id, quantity: { newQuantity: ${name}.quantity } }`;
    return ({ code }) => code.update(...entry.range, text);
  }
  const [id, quantity] = exactly(entry, ['_id', 'quantity']) ?? [];
  if (!id || !quantity) return undefined;
  return ({ code }) => {
    if (id.shorthand) code.update(...id.range, 'lineItemId: _id');
    else code.update(...id.key.range, 'lineItemId');
    if (quantity.shorthand) code.update(...quantity.range, 'quantity: { newQuantity: quantity }');
    else {
      code.appendRight(quantity.value.range[0], '{ newQuantity: ');
      code.appendLeft(quantity.value.range[1], ' }');
    }
  };
}

/** `[{ _id, quantity }]` becomes `{ lineItems: [{ lineItemId, quantity: { newQuantity } }] }`. */
function convertQuantities(list: TSESTree.Node): Edit | undefined {
  const edits = getEntries(list)?.map(convertQuantity);
  if (!edits?.every((edit) => edit !== undefined)) return undefined;
  return (migration) => {
    migration.code.appendRight(list.range[0], '{ lineItems: ');
    for (const edit of edits) edit?.(migration);
    migration.code.appendLeft(list.range[1], ' }');
  };
}

/**
 * Returns the edit that makes the arguments of a call those of its successor. `undefined` if they cannot be seen in full.
 *
 * @param call - The call.
 * @param conversion - Conversion of the last argument.
 * @param count - Number of arguments that the function has.
 */
export function convertArguments(
  call: TSESTree.CallExpression,
  conversion: Conversion,
  count: number,
): Edit | undefined {
  if (conversion === 'same') return () => {};
  const last = call.arguments.at(-1);
  if (!last || call.arguments.length !== count || call.arguments.some(({ type }) => type === 'SpreadElement'))
    return undefined;
  return conversion === 'items' ? convertItems(last) : convertQuantities(last);
}
