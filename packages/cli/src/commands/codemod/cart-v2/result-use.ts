import type { TSESTree } from '@typescript-eslint/types';
import type { Migration } from '../source/migration.js';
import type { Node } from '../source/parse-source.js';
import { getMember, findReferences } from '../source/references.js';
import type { Returned } from './functions.js';

/** Edits that adapt the places that use the result of a call. */
type Edit = (migration: Migration) => void;

/** Fields of a cart that Cart V2 has, too, and their names there. */
const cartFields: Readonly<Record<string, string>> = {
  _id: '_id',
  _createdDate: '_createdDate',
  _updatedDate: '_updatedDate',
  buyerNote: 'note',
  purchaseFlowId: 'purchaseFlowId',
};

const isOptional = (node: Node): boolean => node.type === 'MemberExpression' && node.optional;

/** The expression around a value that only wraps it: `await`, `!` and the end of an optional chain. */
function unwrap(value: Node): Node {
  const { parent } = value;
  const isWrapper = parent && /^(AwaitExpression|TSNonNullExpression|ChainExpression)$/.test(parent.type);
  return isWrapper ? unwrap(parent) : value;
}

/** Whether a value is only compared with nothing, as in `if (cart)`. */
function isCondition(value: Node): boolean {
  const { parent } = value;
  if (parent?.type === 'UnaryExpression') return parent.operator === '!';
  return (parent?.type === 'IfStatement' || parent?.type === 'ConditionalExpression') && parent.test === value;
}

/** Whether a field is assigned or deleted. */
function isWritten(field: Node): boolean {
  const { parent } = field;
  if (parent?.type === 'UnaryExpression') return parent.operator === 'delete';
  return parent?.type === 'UpdateExpression' || (parent?.type === 'AssignmentExpression' && parent.left === field);
}

/** Whether the items of a cart are only counted, as in `cart.lineItems?.length`. */
const isCounted = (items: Node): boolean => getMember(unwrap(items))?.name === 'length';

/**
 * Returns the edit for one use of a cart. `undefined` if it is used where the codemod cannot follow it, or a field is read that Cart
 * V2 does not have.
 */
function adaptCart(use: Node, mayBeAbsent: boolean): Edit | undefined {
  const value = unwrap(use);
  if (isCondition(value)) return () => {};
  const member = getMember(value);
  if (!member || member.property.type !== 'Identifier' || member.node.type !== 'MemberExpression') return undefined;
  const isKnown = Object.hasOwn(cartFields, member.name) || (member.name === 'lineItems' && isCounted(member.node));
  if (!isKnown || isWritten(member.node)) return undefined;
  const { node, property } = member;
  return ({ code, source }) => {
    if (mayBeAbsent && !isOptional(node) && value.type !== 'TSNonNullExpression') {
      code.appendLeft(source.text.lastIndexOf('.', property.range[0]), '?');
    }
    const name = cartFields[member.name];
    if (name !== undefined && name !== member.name) code.update(...property.range, name);
  };
}

function adaptAll(uses: readonly Node[], mayBeAbsent: boolean): Edit | undefined {
  const edits = uses.map((use) => adaptCart(use, mayBeAbsent));
  if (!edits.every((edit) => edit !== undefined)) return undefined;
  return (migration) => {
    for (const edit of edits) edit?.(migration);
  };
}

/** The variable that a value is assigned to, if it is a constant without a declared type. */
function findConstant(value: Node): TSESTree.VariableDeclarator | undefined {
  const { parent } = value;
  if (parent?.type !== 'VariableDeclarator' || parent.init !== value || parent.id.typeAnnotation) return undefined;
  return parent.parent.type === 'VariableDeclaration' && parent.parent.kind === 'const' ? parent : undefined;
}

/** `const { cart } = await …`, in which Cart V2 returns the cart, too. */
function adaptResponse({ source }: Migration, value: Node): Edit | undefined {
  const member = getMember(value);
  if (member) return member.name === 'cart' ? adaptCart(member.node, false) : undefined;
  const constant = findConstant(value);
  if (constant?.id.type !== 'ObjectPattern') return undefined;
  const [property, ...others] = constant.id.properties;
  const isCart = property?.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'cart';
  if (!isCart || others.length > 0 || property.value.type !== 'Identifier') return undefined;
  return adaptAll(findReferences(source, constant), false);
}

/** `const cart = await …`, in which Cart V2 returns `{ cart }`. */
function adaptUnwrapped({ source }: Migration, value: Node): Edit | undefined {
  const constant = findConstant(value);
  if (constant?.id.type === 'Identifier') {
    const { id } = constant;
    const edit = adaptAll(findReferences(source, constant), true);
    return (
      edit &&
      ((migration) => {
        migration.code.update(...id.range, id.name === 'cart' ? '{ cart }' : `{ cart: ${id.name} }`);
        edit(migration);
      })
    );
  }
  const member = getMember(value);
  if (member?.node.type !== 'MemberExpression') return undefined;
  const edit = adaptCart(value, false);
  const { property } = member;
  return (
    edit &&
    ((migration) => {
      const end = migration.source.text.lastIndexOf('.', property.range[0]);
      migration.code.appendLeft(isOptional(member.node) ? end - 1 : end, isOptional(member.node) ? '.cart' : '.cart?');
      edit(migration);
    })
  );
}

/** Whether nothing uses the result of a call. */
function isUnused(value: Node): boolean {
  const { parent } = value;
  if (parent?.type === 'ExpressionStatement') return true;
  if (parent?.type === 'UnaryExpression') return parent.operator === 'void';
  const member = getMember(value);
  const call = member?.node.parent;
  if (call?.type !== 'CallExpression' || call.callee !== member?.node) return false;
  const [callback] = call.arguments;
  const ignoresResult = callback?.type === 'ArrowFunctionExpression' && callback.params.length === 0;
  if (member.name === 'then') return ignoresResult;
  return ['catch', 'finally'].includes(member.name) && isUnused(unwrap(call));
}

/**
 * Returns the edit for the places that use the result of a call. `undefined` if the codemod cannot prove that they get the same from
 * Cart V2.
 */
export function adaptResult(migration: Migration, call: Node, returned: Returned): Edit | undefined {
  const value = unwrap(call);
  if (returned === 'nothing' || isUnused(value)) return () => {};
  // Results that are not awaited are promises.
  if (call.parent?.type !== 'AwaitExpression') return undefined;
  if (returned === 'response') return adaptResponse(migration, value);
  if (returned === 'unwrapped cart') return adaptUnwrapped(migration, value);
  const constant = findConstant(value);
  return constant?.id.type === 'Identifier'
    ? adaptAll(findReferences(migration.source, constant), false)
    : adaptCart(value, false);
}
