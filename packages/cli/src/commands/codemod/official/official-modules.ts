import type { TSESTree } from '@typescript-eslint/types';
import type { Node, Source } from '../source/parse-source.js';
import { findReferences, isDeclared } from '../source/references.js';
import type { Migration } from '../source/migration.js';
import { findCounterpart, getPackage, isReplaced } from './counterparts.js';
import { symbolName } from './migrate-name.js';

/** Call of `createClient`, with the modules that it is given by name. */
interface ClientCall {
  readonly node: TSESTree.CallExpression;
  /** Value of the option `modules`. Absent if it is not an object literal. */
  readonly modules?: TSESTree.ObjectExpression;
  /** Its properties that are modules without a counterpart. */
  readonly absent: readonly TSESTree.Property[];
  /** Whether it stays a call of the official SDK. */
  readonly isOfficial: boolean;
}

const official = 'createOfficialClient';
const adapter = 'addOfficialModules';

const readProperty = ({ properties }: TSESTree.ObjectExpression, name: string): Node | undefined =>
  properties.find(
    (property): property is TSESTree.Property =>
      property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === name,
  )?.value;

/** Imports of the official packages, without `@wix/sdk`, whose export has no counterpart. */
const findAbsentImports = (source: Source): TSESTree.ImportClause[] =>
  source.nodes.flatMap((node) => {
    if (node.type !== 'ImportDeclaration' || !/^@wix\/(?!sdk(\/|$))/.test(node.source.value)) return [];
    const { value } = node.source;
    return node.specifiers.filter((specifier) =>
      specifier.type === 'ImportSpecifier'
        ? !findCounterpart(value, symbolName(specifier.imported))
        : !isReplaced(getPackage(value)),
    );
  });

/** Imports of `createClient` of the official SDK. */
const findCreateClient = (source: Source): TSESTree.ImportClause[] =>
  source.nodes.filter(
    (node): node is TSESTree.ImportSpecifier =>
      node.type === 'ImportSpecifier' &&
      symbolName(node.imported) === 'createClient' &&
      /^@wix\/sdk(\/client)?$/.test((node.parent as TSESTree.ImportDeclaration).source.value),
  );

function readCall(callee: Node, absentNames: ReadonlySet<Node>): ClientCall | undefined {
  const node = callee.parent;
  const [options] = node?.type === 'CallExpression' && node.callee === callee ? node.arguments : [];
  if (node?.type !== 'CallExpression' || options?.type !== 'ObjectExpression') return undefined;
  const modules = readProperty(options, 'modules');
  const properties = modules?.type === 'ObjectExpression' ? modules.properties : [];
  const absent = properties.filter(
    (property): property is TSESTree.Property => property.type === 'Property' && absentNames.has(property.value),
  );
  const auth = readProperty(options, 'auth');
  // A client that has the strategy of another one was written to share its session.
  const isShared =
    auth?.type === 'MemberExpression' && auth.property.type === 'Identifier' && auth.property.name === 'auth';
  const isOfficial = absent.length === properties.length && (absent.length > 0 || isShared);
  return { node, absent, isOfficial, ...(modules?.type === 'ObjectExpression' && { modules }) };
}

/** Removes properties of an object, with their lines. At least one stays. */
function removeProperties({ code }: Migration, object: TSESTree.ObjectExpression, removed: readonly Node[]): void {
  const { properties } = object;
  for (const [index, property] of properties.entries()) {
    if (!removed.includes(property)) continue;
    const next = properties[index + 1];
    const kept = properties
      .slice(0, index)
      .filter((one) => !removed.includes(one))
      .at(-1);
    if (next) code.remove(property.range[0], next.range[0]);
    else if (kept) code.remove(kept.range[1], property.range[1]);
  }
}

/** Code of the function that adds modules, without the export that it imports. */
const formatAdapter = (isTypeScript: boolean): string => {
  const [types, client, modules] = isTypeScript
    ? [
        '<Own extends { readonly auth: AuthenticationStrategy }, Modules extends Descriptors>',
        'client: Own',
        'modules: Modules',
      ]
    : ['', 'client', 'modules'];
  const added = `Object.fromEntries(added)${isTypeScript ? ' as BuildDescriptors<Modules, undefined>' : ''}`;
  return `/** Adds modules that Cartwright does not have to a client. A client of the official SDK calls them in the same session. */
function ${adapter}${types}(${client}, ${modules}) {
  const official = ${official}({ auth: client.auth, modules });
  const added = Object.entries(official).filter(([name]) => name in modules);
  return Object.assign(client, ${added});
}`;
};

/** Imports the official client, and declares the function that adds modules, after the last import. */
function declareAdapter({ code, source }: Migration, declaration: Node, needsAdapter: boolean): void {
  const last = source.nodes.filter(({ type }) => type === 'ImportDeclaration').at(-1);
  if (!last || declaration.type !== 'ImportDeclaration') return;
  const text = source.text.slice(...declaration.range);
  const [quote, end] = [declaration.source.raw[0], text.endsWith(';') ? ';' : ''];
  const types = needsAdapter && source.isTypeScript;
  const names = [
    ...(types ? ['type AuthenticationStrategy', 'type BuildDescriptors'] : []),
    `createClient as ${official}`,
    ...(types ? ['type Descriptors'] : []),
  ];
  const body = formatAdapter(source.isTypeScript);
  const written = needsAdapter ? `\n\n${end ? body : body.replaceAll(/;$/gm, '')}` : '';
  code.appendRight(last.range[1], `\nimport { ${names.join(', ')} } from ${quote}@wix/sdk${quote}${end}${written}`);
}

/**
 * Moves modules without a counterpart to a second client, of the official SDK, that shares the session of the migrated
 * client, and adds them to the migrated client. A client that has only such modules stays with the official SDK.
 *
 * @returns Packages whose modules have a client.
 */
export function migrateOfficialModules(migration: Migration): ReadonlySet<string> {
  const { code, kept, source } = migration;
  const imports = findAbsentImports(source);
  const references = new Map(imports.map((one) => [one, findReferences(source, one)]));
  const absentNames = new Set<Node>([...references.values()].flat());
  const [specifier] = findCreateClient(source);
  const callees = specifier ? findReferences(source, specifier) : [];
  const calls = callees.map((callee) => readCall(callee, absentNames));
  const isOfficial = calls.length > 0 && calls.every((call) => call?.isOfficial);
  if (!specifier || !calls.some((call) => call && (call.isOfficial || call.absent.length > 0))) return new Set();
  const isTaken = isDeclared(source, official) || isDeclared(source, adapter);
  if (!isOfficial && isTaken) return new Set();
  if (isOfficial) kept.add(specifier);
  let needsAdapter = false;
  for (const call of calls) {
    if (!call) continue;
    for (const { value } of call.absent) kept.add(value);
    if (isOfficial) continue;
    if (call.isOfficial) code.update(...call.node.callee.range, official);
    else if (call.modules && call.absent.length > 0) {
      needsAdapter = true;
      removeProperties(migration, call.modules, call.absent);
      const list = call.absent.map(({ range }) => source.text.slice(...range)).join(', ');
      code.prependLeft(call.node.range[0], `${adapter}(`);
      code.appendRight(call.node.range[1], `, { ${list} })`);
    }
  }
  if (!isOfficial) declareAdapter(migration, specifier.parent, needsAdapter);
  const given = imports.filter((one) => isOfficial || references.get(one)?.some((reference) => kept.has(reference)));
  for (const one of given) kept.add(one);
  return new Set(given.map(({ parent }) => getPackage((parent as TSESTree.ImportDeclaration).source.value)));
}
