import type { TSESTree } from '@typescript-eslint/types';
import { getMember, findReferences } from '../source/references.js';
import type { Node } from '../source/parse-source.js';
import type { Load, Specifier } from '../source/find-module-uses.js';
import { checkMembers } from './check-members.js';
import { findCounterpart } from './counterparts.js';
import { migrateModuleName } from './migrate-namespace.js';
import { reportAbsent } from './migrate-name.js';
import type { Migration } from '../source/migration.js';

const quoted = ({ raw }: Specifier, module: string) => `${raw[0]}${module}${raw[0]}`;

/** Statement that can be repeated for another module: a declaration of one variable. */
function repeatable(declarator: Node): Node | undefined {
  const statement = declarator.parent;
  const isAlone = statement?.type === 'VariableDeclaration' && statement.declarations.length === 1;
  return isAlone && /^(Program|BlockStatement)$/.test(statement.parent.type) ? statement : undefined;
}

/** Properties of a pattern that reads exports by name. `undefined` for any other pattern. */
function listNamedProperties({ properties }: TSESTree.ObjectPattern): TSESTree.Property[] | undefined {
  const isNamed = (property: (typeof properties)[number]): boolean =>
    property.type === 'Property' && !property.computed && property.key.type === 'Identifier';
  return properties.every(isNamed) ? (properties as unknown as TSESTree.Property[]) : undefined;
}

const getKey = ({ key }: TSESTree.Property): string => (key as TSESTree.Identifier).name;

/** Migrates `const { createClient, OAuthStrategy } = …`, with one declaration for each module. */
function migratePattern(migration: Migration, specifier: Specifier, pattern: TSESTree.ObjectPattern, statement?: Node) {
  const { code, source } = migration;
  const properties = listNamedProperties(pattern);
  if (!properties) {
    reportUnknown(migration, specifier);
    return;
  }
  const groups = new Map<string, TSESTree.Property[]>();
  for (const property of properties) {
    const module = findCounterpart(specifier.value, getKey(property))?.module ?? specifier.value;
    if (module === specifier.value) reportAbsent(migration, property, specifier.value, getKey(property));
    groups.set(module, [...(groups.get(module) ?? []), property]);
    const { value } = property;
    if (module === specifier.value || value.type !== 'Identifier' || !statement) continue;
    const names = findReferences(source, (statement as TSESTree.VariableDeclaration).declarations[0]);
    for (const one of names)
      if (one.name === value.name) checkMembers(migration, specifier.value, getKey(property), one);
  }
  const modules = [...groups.keys()].sort((a, b) => Number(b === specifier.value) - Number(a === specifier.value));
  const [first = specifier.value, ...others] = modules;
  if (others.length > 0 && !statement) {
    migration.report(specifier, 'check', `These exports are in ${modules.join(', ')}.`, 'Load each module by itself.');
    return;
  }
  code.update(...specifier.range, quoted(specifier, first));
  if (others.length === 0 || !statement) return;
  const list = (module: string) =>
    `{ ${groups
      .get(module)!
      .map(({ range }) => source.text.slice(...range))
      .join(', ')} }`;
  code.update(...pattern.range, list(first));
  const [before, after] = [
    source.text.slice(statement.range[0], pattern.range[0]),
    source.text.slice(pattern.range[1], statement.range[1]),
  ];
  const lineStart = source.text.lastIndexOf('\n', statement.range[0]) + 1;
  const indent = /^\s*/.exec(source.text.slice(lineStart, statement.range[0]))?.[0] ?? '';
  for (const module of others) {
    const load = after.replace(specifier.raw, quoted(specifier, module));
    code.appendLeft(statement.range[1], `\n${indent}${before}${list(module)}${load}`);
  }
}

function reportUnknown(migration: Migration, specifier: Specifier): void {
  const problem = `It is not clear which exports of ${specifier.value} are used here.`;
  migration.report(
    specifier,
    'check',
    problem,
    'Name the exports: `const { products } = …`, and run the codemod again.',
  );
}

/** The function that `import('…').then(…)` calls. */
function findContinuation(load: Node): TSESTree.Node | undefined {
  const member = getMember(load);
  const call = member?.name === 'then' ? member.node.parent : undefined;
  const [callback] = call?.type === 'CallExpression' && call.callee === member?.node ? call.arguments : [];
  const isFunction = callback?.type === 'ArrowFunctionExpression' || callback?.type === 'FunctionExpression';
  return isFunction ? callback : undefined;
}

/** Migrates `import('…')` and `require('…')`, if it is clear which exports are used. */
export function migrateLoad(migration: Migration, load: Load, specifier: Specifier): void {
  const { code, source } = migration;
  const callback = load.type === 'ImportExpression' ? findContinuation(load) : undefined;
  const isAwaited = load.parent.type === 'AwaitExpression';
  const value: Node = isAwaited ? load.parent : load;
  const declarator = value.parent?.type === 'VariableDeclarator' ? value.parent : undefined;
  const isLoaded = load.type === 'CallExpression' || isAwaited;
  const member = isLoaded ? getMember(value) : undefined;
  if (callback && 'params' in callback) {
    const [parameter] = callback.params as TSESTree.Parameter[];
    if (parameter?.type === 'ObjectPattern') migratePattern(migration, specifier, parameter);
    else if (parameter?.type === 'Identifier') {
      const references = findReferences(source, callback).filter(({ name }) => name === parameter.name);
      migrateModuleName(migration, { name: parameter.name, specifier, references });
    } else reportUnknown(migration, specifier);
  } else if (isLoaded && declarator?.id.type === 'ObjectPattern') {
    migratePattern(migration, specifier, declarator.id, repeatable(declarator));
  } else if (isLoaded && declarator?.id.type === 'Identifier') {
    const statement = repeatable(declarator);
    const references = findReferences(source, declarator);
    migrateModuleName(migration, {
      name: declarator.id.name,
      specifier,
      references,
      ...(statement && { statement }),
    });
  } else if (member) {
    const counterpart = findCounterpart(specifier.value, member.name);
    if (!counterpart) {
      reportAbsent(migration, member.property, specifier.value, member.name);
      return;
    }
    checkMembers(migration, specifier.value, member.name, member.node);
    code.update(...specifier.range, quoted(specifier, counterpart.module));
  } else reportUnknown(migration, specifier);
}
