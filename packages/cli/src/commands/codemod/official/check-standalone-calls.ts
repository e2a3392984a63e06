import { DOCS } from '../../../docs/doc-section.js';
import { findNamespaceUses } from '../source/find-namespace-uses.js';
import type { Migration } from '../source/migration.js';
import { getMember } from '../source/references.js';
import type { Node } from '../source/parse-source.js';
import { isNamespace, singlePackage } from './counterparts.js';

const isCalled = (node: Node): boolean => node.parent?.type === 'CallExpression' && node.parent.callee === node;

/**
 * Reports the first call of each namespace without a client, such as `currentCart.getCurrentCart()`. It requires an ambient
 * client.
 */
export function checkStandaloneCalls(migration: Migration): void {
  const reported = new Set<string>();
  for (const { module, name, node } of findNamespaceUses(migration.source, (one) => one.startsWith('@wix/'))) {
    const member = isNamespace(module, name) ? getMember(node) : undefined;
    const called = member?.node ?? node;
    const isOperation = member !== undefined || (singlePackage(module) && /^[a-z]/.test(name));
    const namespace = member ? `${module}#${name}` : module;
    if (!isOperation || !isCalled(called) || reported.has(namespace)) continue;
    reported.add(namespace);
    migration.report(
      node,
      'check',
      `\`${member ? `${name}.${member.name}` : name}\` is called without a client.`,
      `Set the ambient client: \`enableContext\` in a browser, \`runWithClient\` for each request of a server. See ${DOCS}/context#set-the-ambient-client-on-a-server.`,
    );
  }
}
