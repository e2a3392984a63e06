import type { TSESTree } from '@typescript-eslint/types';
import type { Node, Source } from './parse-source.js';

/** Use of a name: the identifier, and whether it is a type, JSX tag or value. */
export type Identifier = TSESTree.Identifier | TSESTree.JSXIdentifier;

/** Returns the uses of the name that a declaration declares, without the declaration itself. */
export function findReferences(source: Source, declaration: Node): Identifier[] {
  return source.scopes
    .getDeclaredVariables(declaration)
    .flatMap(({ references }) => references)
    .filter(({ init }) => init !== true)
    .map(({ identifier }) => identifier);
}

/** A property that is read from a name: `name.property`, also in types and JSX. */
export interface Member {
  readonly name: string;
  /** The property's identifier. */
  readonly property: Node;
  /** The whole expression. */
  readonly node: Node;
}

/** Returns the property that is read from an expression. `undefined` for any other use. */
export function getMember(object: Node): Member | undefined {
  const { parent } = object;
  if (parent?.type === 'MemberExpression' && parent.object === object) {
    const { computed, property } = parent;
    if (!computed && property.type === 'Identifier') return { name: property.name, property, node: parent };
    if (property.type === 'Literal' && typeof property.value === 'string') {
      return { name: property.value, property, node: parent };
    }
  }
  if (parent?.type === 'TSQualifiedName' && parent.left === object) {
    return { name: parent.right.name, property: parent.right, node: parent };
  }
  if (parent?.type === 'JSXMemberExpression' && parent.object === object) {
    return { name: parent.property.name, property: parent.property, node: parent };
  }
  return undefined;
}

/** Whether a name is declared anywhere in the file. */
export const isDeclared = (source: Source, name: string): boolean =>
  source.scopes.scopes.some(({ set }) => set.has(name));
