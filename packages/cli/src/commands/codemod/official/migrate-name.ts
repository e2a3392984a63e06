import type { TSESTree } from '@typescript-eslint/types';
import { findReferences } from '../source/references.js';
import type { Node } from '../source/parse-source.js';
import { checkMembers } from './check-members.js';
import { findCounterpart, isNamespace } from './counterparts.js';
import { declareEmptyTokens } from './empty-tokens.js';
import { isForClients } from './is-for-clients.js';
import type { Migration } from '../source/migration.js';
import { getRemedy } from './remedies.js';
import { canRename, rename } from './rename.js';
import { migrateClientTypes } from './client-types.js';

/** Import of a name after the migration. */
export interface MigratedName {
  /** Module that has the export. Absent if there is no counterpart: the import stays. */
  readonly module?: string;
  /** Text of the specifier, if it changes. */
  readonly text?: string;
  /** Whether nothing has to be imported. */
  readonly isDropped?: boolean;
}

/** Name of an imported or exported symbol, which can be a string. */
export const symbolName = (node: TSESTree.Identifier | TSESTree.StringLiteral): string =>
  node.type === 'Identifier' ? node.name : node.value;

/** Formats a specifier: `name as alias`, or the name if both are the same. */
export const formatSpecifier = (name: string, alias: string): string => (name === alias ? name : `${name} as ${alias}`);

/** Reports an export of an official package without a counterpart. */
export function reportAbsent(migration: Migration, node: Node, module: string, name: string): void {
  migration.report(
    node,
    'absent',
    `\`${name}\` of ${module} has no counterpart in Cartwright.`,
    getRemedy(module, name),
  );
}

/** Packages with the entry point `modules`. */
const hasModules = /^@cartwright\/(ecom|identity|stores)$/;

/** Migrates an imported name, and the places that use it. */
export function migrateName(migration: Migration, module: string, node: TSESTree.ImportSpecifier): MigratedName {
  if (migration.kept.has(node)) return {};
  const name = symbolName(node.imported);
  const references = findReferences(migration.source, node);
  const counterpart = findCounterpart(module, name);
  if (name === 'EMPTY_TOKENS' && module === '@wix/sdk' && declareEmptyTokens(migration, node.local.name, references)) {
    return { isDropped: true };
  }
  if (!counterpart) {
    reportAbsent(migration, node, module, name);
    return {};
  }
  for (const reference of references) checkMembers(migration, module, name, reference);
  if (name === 'WixClient') migrateClientTypes(migration, references);
  if (isNamespace(module, name) && hasModules.test(counterpart.module) && isForClients(references))
    return { module: `${counterpart.module}/modules` };
  if (counterpart.name === name) return counterpart;
  const kind = node.importKind === 'type' ? 'type ' : '';
  if (node.local.name === name && canRename(migration, references, counterpart)) {
    rename(migration, references, counterpart.name);
    return { module: counterpart.module, text: `${kind}${counterpart.name}` };
  }
  return { module: counterpart.module, text: kind + formatSpecifier(counterpart.name, node.local.name) };
}
