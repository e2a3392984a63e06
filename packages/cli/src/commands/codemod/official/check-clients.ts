import type { TSESTree } from '@typescript-eslint/types';
import { findModuleUses } from '../source/find-module-uses.js';
import type { Node } from '../source/parse-source.js';
import { getMember, findReferences } from '../source/references.js';
import { findClientNames, type IsClientExport } from './clients/find-client-names.js';
import { findCounterpart, isOfficial, getPackage } from './counterparts.js';
import type { Migration } from '../source/migration.js';
import { getPackageRemedy, getRemedy } from './remedies.js';
import { symbolName } from './migrate-name.js';

/** Whether an expression is inside the arguments of `createClient(…)` or `client.use(…)`. */
function isGivenToClient(node: Node): boolean {
  for (let inner = node; inner.parent; inner = inner.parent) {
    if (/Statement$|^Program$|Function/.test(inner.parent.type)) return false;
    if (inner.parent.type !== 'CallExpression' || inner.parent.callee === inner) continue;
    const { callee } = inner.parent;
    if (callee.type === 'Identifier' && callee.name === 'createClient') return true;
    if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === 'use')
      return true;
  }
  return false;
}

/**
 * Reports modules of the official packages that stay, but are given to a client, which accepts only Cartwright's. Returns the
 * names of their packages.
 */
function checkModules(migration: Migration): Set<string> {
  const packages = new Set<string>();
  for (const node of migration.source.nodes) {
    if (node.type !== 'ImportDeclaration' || !node.source.value.startsWith('@wix/')) continue;
    for (const specifier of node.specifiers) {
      const name = specifier.type === 'ImportSpecifier' ? symbolName(specifier.imported) : specifier.local.name;
      const module = node.source.value;
      if (findCounterpart(module, name)) continue;
      const given = findReferences(migration.source, specifier).filter(
        (reference) => isGivenToClient(reference) && !migration.kept.has(reference),
      );
      for (const reference of given) {
        const problem = `\`${reference.name}\` of ${module} is given to a client, which accepts Cartwright modules only.`;
        migration.report(reference, 'check', problem, getRemedy(module, name));
        packages.add(getPackage(module));
      }
    }
  }
  return packages;
}

/** Whether a file only reads types and enumerations of an import, which need no client. */
function isForTypes({ source }: Migration, { importKind, specifiers }: TSESTree.ImportDeclaration): boolean {
  const references = specifiers.flatMap((specifier) => findReferences(source, specifier));
  const needsNoClient = (reference: Node) =>
    reference.parent?.type.startsWith('TS') || /^[A-Z]/.test(getMember(reference)?.name ?? '');
  return importKind === 'type' || (references.length > 0 && references.every(needsNoClient));
}

/** Reports each package that Cartwright does not replace once, at its first use, unless it is reported already. */
function checkPackages(migration: Migration, reported: Set<string>): void {
  for (const use of findModuleUses(migration.source, (name) => /^@wix\/[\w-]/.test(name))) {
    const { kind, specifier } = use;
    const name = getPackage(specifier.value);
    if (kind === 'text' || isOfficial(specifier.value) || reported.has(name)) continue;
    if (use.kind === 'import' && isForTypes(migration, use.node)) continue;
    reported.add(name);
    migration.report(specifier, 'check', `${name} is not replaced.`, getPackageRemedy(name));
  }
}

/** How to call what the official client has as members, and Cartwright as modules. */
const separateModules: ReadonlyMap<string, string> = new Map([
  ['fetchWithAuth', 'Write `client.use(fetchWithAuth)(url, init)`, with `fetchWithAuth` from @cartwright/core.'],
  ['graphql', 'Write `client.use(graphql)(document, variables)`, with `graphql` from @cartwright/core/graphql.'],
]);

/** Reports calls of members that Cartwright's client does not have, in files of the official SDK on any object. */
function checkCalls(migration: Migration, isClientExport: IsClientExport): void {
  const { source } = migration;
  const isOfficialFile = findModuleUses(source, (name) => name.startsWith('@wix/')).length > 0;
  const { contains } = findClientNames(source, isClientExport);
  for (const node of source.nodes) {
    if (node.type !== 'MemberExpression' || node.parent.type !== 'CallExpression' || node.parent.callee !== node)
      continue;
    const member = getMember(node.object);
    const remedy = separateModules.get(member?.name ?? '');
    if (!member || !remedy) continue;
    const isNamed = /client(\(.*\))?$/is.test(source.text.slice(...node.object.range));
    if (!isOfficialFile && !isNamed && !contains(node.object)) continue;
    migration.report(member.property, 'check', `The client has no \`${member.name}\`.`, remedy);
  }
}

/**
 * Reports what a migrated client does not accept or have, and packages that are not replaced.
 *
 * @param adapted - Packages whose modules have a client of the official SDK.
 */
export function checkClients(migration: Migration, isClientExport: IsClientExport, adapted: ReadonlySet<string>): void {
  checkPackages(migration, new Set([...adapted, ...checkModules(migration)]));
  checkCalls(migration, isClientExport);
}
