import type { TSESTree } from '@typescript-eslint/types';
import type { Specifier } from '../source/find-module-uses.js';
import { checkMembers } from './check-members.js';
import { findCounterpart } from './counterparts.js';
import { reportAbsent } from './migrate-name.js';
import type { Migration } from '../source/migration.js';

/** The first name of `a.b.c`. */
const firstName = (name: TSESTree.EntityName | null): TSESTree.EntityName | null =>
  name?.type === 'TSQualifiedName' ? firstName(name.left) : name;

/** Migrates `import('@wix/stores').products.Product`. */
export function migrateImportType(migration: Migration, node: TSESTree.TSImportType, specifier: Specifier): void {
  const { code } = migration;
  const name = firstName(node.qualifier);
  if (name?.type !== 'Identifier') {
    const problem = `All of ${specifier.value} is used as a type here.`;
    migration.report(node, 'check', problem, 'Name the export that you use.');
    return;
  }
  const counterpart = findCounterpart(specifier.value, name.name);
  if (!counterpart) {
    reportAbsent(migration, name, specifier.value, name.name);
    return;
  }
  if (name.name === 'WixClient') {
    const problem = '`Client` has no type parameters.';
    migration.report(node, 'check', problem, 'Write the type as `Client & { auth: OAuthStrategy } & Modules`.');
    return;
  }
  checkMembers(migration, specifier.value, name.name, name);
  const quote = specifier.raw[0];
  code.update(...specifier.range, `${quote}${counterpart.module}${quote}`);
  if (counterpart.name !== name.name) code.update(...name.range, counterpart.name);
}
