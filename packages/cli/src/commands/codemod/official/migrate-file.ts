import type { FileResult } from '../finding.js';
import { type ModuleUse, findModuleUses } from '../source/find-module-uses.js';
import { findReferences } from '../source/references.js';
import { hasMembers, migrateMembers } from '../official-types/migrate-members.js';
import { checkClients } from './check-clients.js';
import { checkStandaloneCalls } from './check-standalone-calls.js';
import type { IsClientExport } from './clients/find-client-names.js';
import { getPackage, isOfficial } from './counterparts.js';
import { migrateExport } from './migrate-exports.js';
import { migrateImportType } from './migrate-import-type.js';
import { migrateLoad } from './migrate-loads.js';
import { migrateNamedImports } from './migrate-imports.js';
import { migrateModuleName } from './migrate-namespace.js';
import { migrateOfficialModules } from './official-modules.js';
import { finishFile, type Migration, openFile } from '../source/migration.js';

/** Migrates an import declaration that has no specifiers in braces. */
function migrateImport(migration: Migration, { node, specifier }: ModuleUse & { kind: 'import' }): void {
  const [first, ...others] = node.specifiers;
  if (first && migration.kept.has(first)) return;
  // TypeScript and bundlers import the packages of namespaces, which are CommonJS, also as a default.
  const isDefault = first?.type === 'ImportDefaultSpecifier' && getPackage(specifier.value) !== '@wix/sdk';
  if (first && others.length === 0 && (first.type === 'ImportNamespaceSpecifier' || isDefault)) {
    const references = findReferences(migration.source, first);
    const own = { name: first.local.name, specifier, references, statement: node };
    if (migrateModuleName(migration, own) && isDefault) migration.code.appendLeft(first.range[0], '* as ');
  } else if (!node.specifiers.every(({ type }) => type === 'ImportSpecifier') || !first) {
    const problem = first ? `${specifier.value} has no default export.` : 'Nothing is imported here.';
    migration.report(node, 'check', problem, 'Import the exports that you use by name, or remove the import.');
  }
}

function migrateUse(migration: Migration, use: ModuleUse): void {
  switch (use.kind) {
    case 'import':
      migrateImport(migration, use);
      break;
    case 'export':
      migrateExport(migration, use.node);
      break;
    case 'load':
      migrateLoad(migration, use.node, use.specifier);
      break;
    case 'importType':
      migrateImportType(migration, use.node, use.specifier);
      break;
    case 'importEquals': {
      const references = findReferences(migration.source, use.node);
      migrateModuleName(migration, {
        name: use.node.id.name,
        specifier: use.specifier,
        references,
        statement: use.node,
      });
      break;
    }
    case 'text': {
      const problem = `${use.specifier.value} is named in a string here.`;
      migration.report(use.specifier, 'check', problem, 'Name the package of Cartwright that replaces it.');
    }
  }
}

/**
 * Moves one source file from the official packages to Cartwright.
 *
 * @param file - Its path, whose extension determines the language.
 * @param text - Its content.
 * @param isClientExport - Whether an import of another file of the project stands for a client.
 */
export function migrateFile(file: string, text: string, isClientExport: IsClientExport = () => false): FileResult {
  if (!/@wix\/|graphql|fetchWithAuth/.test(text) && !hasMembers(text)) return { text, findings: [] };
  const migration = openFile(file, text);
  if (!('source' in migration)) return migration;
  const { source } = migration;
  const uses = findModuleUses(source, isOfficial);
  const adapted = migrateOfficialModules(migration);
  migrateNamedImports(
    migration,
    source.nodes.filter((node) => node.type === 'ImportDeclaration'),
  );
  for (const use of uses) migrateUse(migration, use);
  checkStandaloneCalls(migration);
  checkClients(migration, isClientExport, adapted);
  migrateMembers(migration);
  return finishFile(migration);
}
