import type { Node } from '../source/parse-source.js';
import { getMember } from '../source/references.js';
import { isMissing, isOfficial, literals, getPackage, singlePackage } from './counterparts.js';
import { missingMembers } from './missing-members.js';
import type { Migration } from '../source/migration.js';

/** Enumerations that are exported without a namespace. */
const enumerations = new Set(['LoginState', 'TokenRole']);

/** Makes the member of an enumeration a type: Cartwright's enumerations are constant objects. */
function migrateEnumerationType({ code }: Migration, node: Node): void {
  if (node.type === 'TSQualifiedName' && node.parent.type === 'TSTypeReference')
    code.appendLeft(node.range[0], 'typeof ');
}

/**
 * Checks the members of an imported namespace or enumeration that a reference reads: reports those that Cartwright does not have, and
 * adapts members of enumerations that are used as types.
 */
export function checkMembers(migration: Migration, module: string, name: string, reference: Node): void {
  const member = getMember(reference);
  if (!member || !isOfficial(module)) return;
  if (enumerations.has(name) || singlePackage(module)) {
    migrateEnumerationType(migration, member.node);
    return;
  }
  const namespace = `${getPackage(module)}#${name}`;
  if (isMissing(namespace, member.name)) {
    migration.report(
      member.property,
      'absent',
      `\`${name}.${member.name}\` of ${module} has no counterpart in Cartwright.`,
      'Use the type of the function’s argument or result, or declare it yourself.',
    );
  }
  if (member.name.endsWith(literals) && missingMembers[namespace] !== undefined && !isMissing(namespace, member.name)) {
    const { range } = member.property;
    migration.code.remove(range[1] - literals.length, range[1]);
  }
  const value = getMember(member.node);
  if (value) migrateEnumerationType(migration, value.node);
}
