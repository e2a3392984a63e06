import type { TSESTree } from '@typescript-eslint/types';
import { findModuleUses } from '../source/find-module-uses.js';
import type { Migration } from '../source/migration.js';
import type { Node } from '../source/parse-source.js';
import { type Identifier, getMember, findReferences } from '../source/references.js';
import { isNamespace, type Namespace, successors } from './namespaces.js';

const ecom = '@cartwright/ecom';

/** Whether an entry point has the namespaces. */
export const hasNamespaces = (module: string): boolean => module === ecom || module === `${ecom}/modules`;

/** Entry points with functions of Cart V1 and Checkout V1, and those that replace them. */
const entries: Readonly<Record<string, string>> = {
  [`${ecom}/current-cart`]: `${ecom}/current-cart-v2`,
  [`${ecom}/cart`]: `${ecom}/cart-v2`,
  [`${ecom}/checkout`]: `${ecom}/cart-v2`,
  [`${ecom}/purchase`]: `${ecom}/purchase-v2`,
};

/** Specifier of an import, or property of a pattern that a load is assigned to. */
export type Specifier = TSESTree.ImportSpecifier | TSESTree.Property;

/** Name in a file that stands for a namespace of Cart V1 or Checkout V1. */
export interface Binding {
  readonly namespace: Namespace;
  readonly specifier: Specifier;
  /** Uses of the name. */
  readonly references: readonly Identifier[];
}

/** Name that a specifier imports. */
export function importedName(specifier: Specifier): string | undefined {
  const node = specifier.type === 'ImportSpecifier' ? specifier.imported : specifier.key;
  return node.type === 'Identifier' ? node.name : undefined;
}

/** The pattern in `const { currentCart } = await import('@cartwright/ecom')`. */
export function getPattern(load: Node): TSESTree.ObjectPattern | undefined {
  const value = load.parent?.type === 'AwaitExpression' ? load.parent : load;
  const { parent } = value;
  return parent?.type === 'VariableDeclarator' && parent.id.type === 'ObjectPattern' ? parent.id : undefined;
}

const remedy = 'Name the namespaces: `import { currentCart } from "@cartwright/ecom"`, and run the codemod again.';

/** Reports the namespaces that are read from a name for the whole module. Adds their names to the handled nodes. */
function reportModuleName(migration: Migration, references: readonly Node[], handled: Set<Node>): void {
  for (const reference of references) {
    const member = getMember(reference);
    if (!member || !isNamespace(member.name)) continue;
    handled.add(member.property);
    migration.report(member.property, 'check', `\`${member.name}\` is read from all of ${ecom} here.`, remedy);
  }
}

function findImportBindings(migration: Migration, node: TSESTree.ImportDeclaration, handled: Set<Node>): Binding[] {
  return node.specifiers.flatMap((specifier) => {
    const references = findReferences(migration.source, specifier);
    if (specifier.type !== 'ImportSpecifier') {
      reportModuleName(migration, references, handled);
      return [];
    }
    const namespace = importedName(specifier) ?? '';
    return isNamespace(namespace) ? [{ namespace, specifier, references }] : [];
  });
}

function findLoadBindings(migration: Migration, load: Node, handled: Set<Node>): Binding[] {
  const pattern = getPattern(load);
  if (!pattern) {
    const value = load.parent?.type === 'AwaitExpression' ? load.parent : load;
    const { parent } = value;
    const isNamed = parent?.type === 'VariableDeclarator';
    reportModuleName(migration, isNamed ? findReferences(migration.source, parent) : [value], handled);
    return [];
  }
  const references = findReferences(migration.source, pattern.parent);
  return pattern.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.computed || property.value.type !== 'Identifier') return [];
    const [namespace, local] = [importedName(property) ?? '', property.value.name];
    if (!isNamespace(namespace)) return [];
    return [{ namespace, specifier: property, references: references.filter(({ name }) => name === local) }];
  });
}

function reportExport(
  migration: Migration,
  node: TSESTree.ExportNamedDeclaration | TSESTree.ExportAllDeclaration,
): void {
  if (node.type === 'ExportAllDeclaration') return;
  for (const { local } of node.specifiers) {
    if (local.type !== 'Identifier' || !isNamespace(local.name)) continue;
    const remedy = `Export \`${successors[local.name]}\`, and move its uses by hand.`;
    migration.report(local, 'check', `\`${local.name}\` of Cart V1 is exported here.`, remedy);
  }
}

/** Reports imports of single functions, and of the official package. */
function reportOthers(migration: Migration): void {
  for (const { specifier } of findModuleUses(migration.source, (name) => Object.hasOwn(entries, name))) {
    const problem = `Functions of Cart V1 are imported from ${specifier.value} here.`;
    migration.report(specifier, 'check', problem, `Import those of Cart V2 from ${entries[specifier.value]}.`);
  }
  for (const use of findModuleUses(migration.source, (name) => name === '@wix/ecom')) {
    if (use.kind !== 'import') continue;
    for (const specifier of use.node.specifiers) {
      const name = specifier.type === 'ImportSpecifier' ? importedName(specifier) : undefined;
      if (name === undefined || !isNamespace(name)) continue;
      const problem = `\`${name}\` is imported from the official package.`;
      migration.report(specifier, 'check', problem, 'Run `cartwright codemod official` first.');
    }
  }
}

/**
 * Finds the names of a file that stand for the namespaces, and reports other ways to use them.
 *
 * @param migration - Migration of the file.
 * @param handled - Receives the nodes that are reported.
 */
export function findBindings(migration: Migration, handled: Set<Node>): Binding[] {
  reportOthers(migration);
  return findModuleUses(migration.source, hasNamespaces).flatMap((use): Binding[] => {
    switch (use.kind) {
      case 'import':
        return findImportBindings(migration, use.node, handled);
      case 'load':
        return findLoadBindings(migration, use.node, handled);
      case 'export':
        reportExport(migration, use.node);
        return [];
      default:
        return [];
    }
  });
}
