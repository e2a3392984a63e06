import type { Node } from '../source/parse-source.js';
import { memberOf, referencesOf } from '../source/references.js';
import { counterpartOf } from './counterparts.js';
import type { Migration } from '../source/migration.js';
import { remedyFor } from './remedies.js';
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

/** Reports modules of the official packages that stay, but are given to a client, which accepts only Cartwright's. */
function checkModules(migration: Migration): void {
  for (const node of migration.source.nodes) {
    if (node.type !== 'ImportDeclaration' || !node.source.value.startsWith('@wix/')) continue;
    for (const specifier of node.specifiers) {
      const name = specifier.type === 'ImportSpecifier' ? symbolName(specifier.imported) : specifier.local.name;
      const module = node.source.value;
      if (counterpartOf(module, name)) continue;
      const given = referencesOf(migration.source, specifier).filter(isGivenToClient);
      for (const reference of given) {
        const problem = `\`${reference.name}\` of ${module} is given to a client, which accepts Cartwright modules only.`;
        migration.report(reference, 'check', problem, remedyFor(module, name));
      }
    }
  }
}

/** How to call what the official client has as members, and Cartwright as modules. */
const separateModules: Readonly<Record<string, string>> = {
  fetchWithAuth: 'Write `client.use(fetchWithAuth)(url, init)`, with `fetchWithAuth` from @cartwright/core.',
  graphql: 'Write `client.use(graphql)(document, variables)`, with `graphql` from @cartwright/core/graphql.',
};

/** Reports calls of members that Cartwright's client does not have. */
function checkCalls(migration: Migration): void {
  for (const node of migration.source.nodes) {
    const member = node.type === 'Identifier' || node.type === 'CallExpression' ? memberOf(node) : undefined;
    const isClient = /client$/i.test(migration.source.text.slice(...node.range).replace(/\(.*\)$/s, ''));
    const remedy = separateModules[member?.name ?? ''];
    if (!member || !remedy || !isClient || member.node.parent?.type !== 'CallExpression') continue;
    migration.report(member.property, 'check', `The client has no \`${member.name}\`.`, remedy);
  }
}

/** Reports what a migrated client does not accept or have. */
export function checkClients(migration: Migration): void {
  checkModules(migration);
  checkCalls(migration);
}
