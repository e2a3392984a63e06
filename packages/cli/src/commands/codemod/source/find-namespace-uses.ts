import type { TSESTree } from '@typescript-eslint/types';
import { findModuleUses, type ModuleUse } from './find-module-uses.js';
import type { Node, Source } from './parse-source.js';
import { getMember, findReferences } from './references.js';

/** Expression or type that stands for a namespace of a module, such as `orders` in `orders.OrderStatus`. */
export interface NamespaceUse {
  readonly module: string;
  /** Exported name of the namespace. */
  readonly name: string;
  readonly node: Node;
}

const getName = (node: Node): string => (node.type === 'Identifier' ? node.name : '');

/** Uses of the namespaces that a name for the whole module reads. */
const findNames = (references: readonly Node[]): Omit<NamespaceUse, 'module'>[] =>
  references.flatMap((reference) => getMember(reference) ?? []).map(({ name, node }) => ({ name, node }));

function findLoadUses(source: Source, load: Node): Omit<NamespaceUse, 'module'>[] {
  const value = load.parent?.type === 'AwaitExpression' ? load.parent : load;
  const { parent } = value;
  if (parent?.type !== 'VariableDeclarator') return findNames([value]);
  const references = findReferences(source, parent);
  if (parent.id.type !== 'ObjectPattern') return findNames(references);
  return parent.id.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.value.type !== 'Identifier') return [];
    const local = property.value.name;
    return references.filter(({ name }) => name === local).map((node) => ({ name: getName(property.key), node }));
  });
}

function findTypeUses({ qualifier }: TSESTree.TSImportType): Omit<NamespaceUse, 'module'>[] {
  let node: Node | null = qualifier;
  while (node?.type === 'TSQualifiedName') node = node.left;
  return node ? [{ name: getName(node), node }] : [];
}

function findUses(source: Source, use: ModuleUse): Omit<NamespaceUse, 'module'>[] {
  switch (use.kind) {
    case 'import':
      return use.node.specifiers.flatMap((specifier) => {
        const references = findReferences(source, specifier);
        if (specifier.type !== 'ImportSpecifier') return findNames(references);
        return references.map((node) => ({ name: getName(specifier.imported), node }));
      });
    case 'load':
      return findLoadUses(source, use.node);
    case 'importType':
      return findTypeUses(use.node);
    case 'importEquals':
      return findNames(findReferences(source, use.node));
    default:
      return [];
  }
}

/** Returns the places of a file that use exports of modules for which `isWanted` holds, as far as names tell. */
export const findNamespaceUses = (source: Source, isWanted: (name: string) => boolean): NamespaceUse[] =>
  findModuleUses(source, isWanted).flatMap((use) =>
    findUses(source, use).map((one) => ({ ...one, module: use.specifier.value })),
  );
