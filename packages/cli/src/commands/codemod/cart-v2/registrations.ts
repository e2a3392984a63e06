import type { TSESTree } from '@typescript-eslint/types';
import type { Node } from '../source/parse-source.js';
import type { Binding } from './bindings.js';
import { type Namespace, successors } from './namespaces.js';

/** Property through which clients get a namespace: `{ currentCart }`, or `{ currentCart: typeof currentCart }` as a type. */
export interface Registration {
  readonly binding: Binding;
  /** Name of the property, which is that of the module on clients. */
  readonly key: string;
  readonly property: TSESTree.Property | TSESTree.TSPropertySignature;
  /** The name of the namespace in the property. */
  readonly reference: Node;
}

/** Modules of clients with the same name. */
export interface Module {
  readonly key: string;
  readonly namespace: Namespace;
  /** Name of the module of Cart V2. */
  readonly successor: string;
  /** Whether calls of the module are moved. */
  isMoved: boolean;
  /** Whether the module is still used. */
  isUsed: boolean;
}

const getName = (key: Node): string | undefined =>
  key.type === 'Identifier'
    ? key.name
    : key.type === 'Literal' && typeof key.value === 'string'
      ? key.value
      : undefined;

/** The property whose value is a reference, or whose type is that of a reference. */
function findProperty(reference: Node): Registration['property'] | undefined {
  const { parent } = reference;
  if (parent?.type === 'Property' && parent.value === reference && parent.parent.type === 'ObjectExpression')
    return parent;
  const property = parent?.type === 'TSTypeQuery' && !parent.typeArguments ? parent.parent.parent : undefined;
  return property?.type === 'TSPropertySignature' ? property : undefined;
}

/** Returns the property of an object that has a reference as its value. */
export function findRegistration(binding: Binding, reference: Node): Registration | undefined {
  const property = findProperty(reference);
  const key = property && !property.computed ? getName(property.key) : undefined;
  return property && key !== undefined ? { binding, key, property, reference } : undefined;
}

/** The names of the modules that clients of a project have. Names of several namespaces are left out. */
export function groupModules(registrations: readonly Registration[]): Map<string, Module> {
  const modules = new Map<string, Module>();
  const ambiguous = new Set<string>();
  for (const { binding, key } of registrations) {
    const { namespace } = binding;
    if ((modules.get(key)?.namespace ?? namespace) !== namespace) ambiguous.add(key);
    const successor = key === namespace ? successors[namespace] : `${key}V2`;
    modules.set(key, { key, namespace, successor, isMoved: false, isUsed: false });
  }
  for (const key of ambiguous) modules.delete(key);
  return modules;
}

function listSiblings({ property: { parent } }: Registration): readonly Node[] {
  switch (parent.type) {
    case 'ObjectExpression':
      return parent.properties;
    case 'TSTypeLiteral':
      return parent.members;
    case 'TSInterfaceBody':
      return parent.body;
    default:
      return [];
  }
}

/** Returns the other property of a registration's object that has a name. */
export const findSibling = (registration: Registration, name: string): Node | undefined =>
  listSiblings(registration).find((one) => 'key' in one && getName(one.key as Node) === name);
