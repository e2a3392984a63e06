import type { TSESTree } from '@typescript-eslint/types';
import { moduleUses, type ModuleUse } from './module-uses.js';
import type { Node, Source } from './parse-source.js';
import { memberOf, referencesOf } from './references.js';

/** Expression or type that stands for a namespace of a module, such as `orders` in `orders.OrderStatus`. */
export interface NamespaceUse {
  readonly module: string;
  /** Exported name of the namespace. */
  readonly name: string;
  readonly node: Node;
}

const nameOf = (node: Node): string => (node.type === 'Identifier' ? node.name : '');

/** Uses of the namespaces that a name for the whole module reads. */
const ofModuleName = (references: readonly Node[]): Omit<NamespaceUse, 'module'>[] =>
  references.flatMap((reference) => memberOf(reference) ?? []).map(({ name, node }) => ({ name, node }));

function ofLoad(source: Source, load: Node): Omit<NamespaceUse, 'module'>[] {
  const value = load.parent?.type === 'AwaitExpression' ? load.parent : load;
  const { parent } = value;
  if (parent?.type !== 'VariableDeclarator') return ofModuleName([value]);
  const references = referencesOf(source, parent);
  if (parent.id.type !== 'ObjectPattern') return ofModuleName(references);
  return parent.id.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.value.type !== 'Identifier') return [];
    const local = property.value.name;
    return references.filter(({ name }) => name === local).map((node) => ({ name: nameOf(property.key), node }));
  });
}

function ofImportType({ qualifier }: TSESTree.TSImportType): Omit<NamespaceUse, 'module'>[] {
  let node: Node | null = qualifier;
  while (node?.type === 'TSQualifiedName') node = node.left;
  return node ? [{ name: nameOf(node), node }] : [];
}

function usesOf(source: Source, use: ModuleUse): Omit<NamespaceUse, 'module'>[] {
  switch (use.kind) {
    case 'import':
      return use.node.specifiers.flatMap((specifier) => {
        const references = referencesOf(source, specifier);
        if (specifier.type !== 'ImportSpecifier') return ofModuleName(references);
        return references.map((node) => ({ name: nameOf(specifier.imported), node }));
      });
    case 'load':
      return ofLoad(source, use.node);
    case 'importType':
      return ofImportType(use.node);
    case 'importEquals':
      return ofModuleName(referencesOf(source, use.node));
    default:
      return [];
  }
}

/** Returns the places of a file that use exports of modules for which `isWanted` holds, as far as names tell. */
export const namespaceUses = (source: Source, isWanted: (name: string) => boolean): NamespaceUse[] =>
  moduleUses(source, isWanted).flatMap((use) =>
    usesOf(source, use).map((one) => ({ ...one, module: use.specifier.value })),
  );
