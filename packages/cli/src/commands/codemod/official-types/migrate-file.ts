import type { FileResult } from '../finding.js';
import { finishFile, type Migration, openFile } from '../source/migration.js';
import { findNamespaceUses } from '../source/find-namespace-uses.js';
import type { Node } from '../source/parse-source.js';
import { type Member, getMember } from '../source/references.js';
import { hasMembers, migrateMembers } from './migrate-members.js';
import { removed, removedMembers, renamed, type Reused, reused } from './drift.js';

/** End of the names of unions of an enumeration with its literals. Cartwright's enumerations accept them, too. */
const literals = 'WithLiterals';

/** End of the names of types with the fields of a response that are always present. */
const nonNullable = 'NonNullableFields';

const remedy = 'Use the type of the function’s argument or result, or declare it yourself.';

/** `GetProductResponse & GetProductResponseNonNullableFields` becomes `GetProductResponse`. */
function migrateNonNullable({ code, report, source }: Migration, { name, node, property }: Member): void {
  const stem = name.slice(0, -nonNullable.length);
  const own: Node | undefined = node.parent?.type === 'TSTypeReference' ? node.parent : undefined;
  const intersection = own?.parent?.type === 'TSIntersectionType' ? own.parent : undefined;
  const text = source.text.slice(...node.range).slice(0, -nonNullable.length);
  const types = intersection?.types ?? [];
  if (!own || !types.some(({ range }) => source.text.slice(...range) === text)) {
    report(
      property,
      'absent',
      `The current packages have no \`${name}\`.`,
      `Use \`${stem}\`, whose fields may be absent.`,
    );
    return;
  }
  const index = types.findIndex((one) => one === own);
  if (index > 0) code.remove(types[index - 1]!.range[1], own.range[1]);
  else code.remove(own.range[0], types[1]!.range[0]);
}

/** Meaning that the member of a reused enumeration tells: that of the earlier packages, or of the current ones. */
const getMeaning = ({ node }: Member, { earlier, current }: Reused): 'earlier' | 'current' | undefined => {
  const value = getMember(node);
  if (value && earlier.includes(value.name)) return 'earlier';
  return value && current.includes(value.name) ? 'current' : undefined;
};

const isInside = (inner: Node, outer: Node): boolean =>
  inner.range[0] >= outer.range[0] && inner.range[1] <= outer.range[1];

/**
 * Meaning of a reused enumeration: what its member tells, or the other members in the same object, list or statement, such as
 * the other keys of a map.
 */
function findMeaning(member: Member, own: Reused, others: readonly Member[]): 'earlier' | 'current' | undefined {
  const meaning = getMeaning(member, own);
  if (meaning) return meaning;
  for (let outer = member.node.parent; outer; outer = outer.parent) {
    if (!/(ObjectExpression|ArrayExpression|SwitchStatement|VariableDeclaration)$/.test(outer.type)) continue;
    const around = outer;
    const found = new Set(
      others.flatMap((other) => (isInside(other.node, around) ? (getMeaning(other, own) ?? []) : [])),
    );
    if (found.size > 0) return found.size === 1 ? [...found][0] : undefined;
    if (outer.type === 'VariableDeclaration') return undefined;
  }
  return undefined;
}

/** Renames the enumeration whose name is reused, as far as it is clear which one is meant. */
function migrateReused({ code, report }: Migration, own: Reused, uses: readonly Member[]): void {
  for (const member of uses) {
    const meaning = findMeaning(member, own, uses);
    const [start, end] = member.property.range;
    const stemEnd = member.name.endsWith(literals) ? end - literals.length : end;
    if (meaning === 'earlier') code.update(start, stemEnd, own.name);
    else if (!meaning) report(member.property, 'check', own.problem, `Use \`${own.name}\` for the status of an order.`);
  }
}

/** Value of an own property. Names in code can be those of `Object.prototype`, such as `toString`. */
const getOwn = <T>(record: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  record && Object.hasOwn(record, name) ? record[name] : undefined;

/** Current name of a type. `undefined` if it has not changed. */
function getCurrentName(namespace: string, name: string, isOfficial: boolean): string | undefined {
  const isUnion = name.endsWith(literals);
  const found = getOwn(getOwn(renamed, namespace), isUnion ? name.slice(0, -literals.length) : name);
  return found === undefined || !isUnion || !isOfficial ? found : found + literals;
}

function migrateMember(migration: Migration, namespace: string, member: Member, isOfficial: boolean): void {
  const { name, property } = member;
  const current = getCurrentName(namespace, name, isOfficial);
  const value = getMember(member.node);
  if (name.endsWith(nonNullable)) migrateNonNullable(migration, member);
  else if (current !== undefined) migration.code.update(...property.range, current);
  else if (getOwn(removed, namespace)?.includes(name)) {
    migration.report(property, 'absent', `The current packages have no \`${name}\`.`, remedy);
  } else if (value && getOwn(getOwn(removedMembers, namespace), name)?.includes(value.name)) {
    const problem = `\`${name}\` has no \`${value.name}\` in the current packages.`;
    migration.report(value.property, 'absent', problem, 'Remove it: the platform does not send it.');
  }
}

/** Official namespace of a namespace of Cartwright: `@wix/members#members` of `@cartwright/identity` and `members`. */
const toOfficialName = (module: string, name: string): string => {
  if (module.startsWith('@wix/')) return `${module}#${name}`;
  if (module === '@cartwright/identity')
    return `${name === 'members' || name === 'redirects' ? `@wix/${name}` : '@wix/identity'}#${name}`;
  return `${module.replace('@cartwright/', '@wix/')}#${name}`;
};

const isWanted = (module: string): boolean =>
  /^(@wix\/(ecom|stores|members|redirects|identity|marketing|categories)|@cartwright\/(ecom|stores|identity)(\/modules)?)$/.test(
    module,
  );

/**
 * Replaces names of types that earlier versions of the official packages had by the current names, in one source file.
 *
 * @param file - Its path, whose extension determines the language.
 * @param text - Its content.
 */
export function migrateFile(file: string, text: string): FileResult {
  if (!/@(wix|cartwright)\//.test(text) && !hasMembers(text)) return { text, findings: [] };
  const migration = openFile(file, text);
  if (!('source' in migration)) return migration;
  const reusedUses = new Map<Reused, Member[]>();
  for (const { module, name, node } of findNamespaceUses(migration.source, isWanted)) {
    const member = getMember(node);
    if (!member) continue;
    const namespace = toOfficialName(module.replace('/modules', ''), name);
    const stem = member.name.endsWith(literals) ? member.name.slice(0, -literals.length) : member.name;
    const another = getOwn(reused, `${namespace}.${stem}`);
    if (another) reusedUses.set(another, [...(reusedUses.get(another) ?? []), member]);
    else migrateMember(migration, namespace, member, module.startsWith('@wix/'));
  }
  for (const [another, uses] of reusedUses) migrateReused(migration, another, uses);
  migrateMembers(migration);
  return finishFile(migration);
}
