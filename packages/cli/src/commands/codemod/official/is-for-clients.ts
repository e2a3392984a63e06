import type { Node } from '../source/parse-source.js';
import { getMember } from '../source/references.js';

/** Whether a property is in the `modules` of a call of `createClient`, possibly in a group of modules. */
function isInModules(property: Node): boolean {
  const object = property.parent;
  if (property.type !== 'Property' || object?.type !== 'ObjectExpression') return false;
  const owner = object.parent;
  if (owner.type !== 'Property' || owner.value !== object) return false;
  const call = owner.parent.parent;
  const isModules = owner.key.type === 'Identifier' && owner.key.name === 'modules';
  if (!isModules || call?.type !== 'CallExpression') return isInModules(owner);
  return call.callee.type === 'Identifier' && call.callee.name === 'createClient';
}

/** Whether a reference gives a namespace to a client, or is the type of a client's module. */
function isGivenToClient(reference: Node): boolean {
  const { parent } = reference;
  if (parent?.type === 'Property') return parent.value === reference && isInModules(parent);
  if (parent?.type !== 'CallExpression') return parent?.type === 'TSTypeQuery';
  const { arguments: values, callee } = parent;
  return (
    values[0] === reference &&
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'use'
  );
}

/** Whether a reference reads a type or a function of a namespace, and not an enumeration. */
function readsNoEnumeration(reference: Node): boolean {
  const member = getMember(reference);
  return member?.node.type === 'TSQualifiedName' || /^[a-z]/.test(member?.name ?? '');
}

/**
 * Whether a file only gives a namespace to clients, and reads its types and functions. The entry points `modules` have
 * such namespaces: without enumerations, which a client would keep in a bundle.
 */
export const isForClients = (references: readonly Node[]): boolean =>
  references.some(isGivenToClient) &&
  references.every((reference) => isGivenToClient(reference) || readsNoEnumeration(reference));
