import type { TSESTree } from '@typescript-eslint/types';
import {
  formatSpecifiers,
  type Item,
  readSpecifierList,
  removeStatement,
  type SpecifierList,
} from '../source/specifier-list.js';
import { isOfficial } from './counterparts.js';
import { migrateName } from './migrate-name.js';
import type { Migration } from '../source/migration.js';

type Specifier = TSESTree.ImportSpecifier;

/** Import declaration with specifiers in braces only. */
interface NamedImport {
  readonly node: TSESTree.ImportDeclaration;
  readonly list: SpecifierList<Specifier>;
  /** Module that it imports from in the end. */
  module: string;
  /** Its specifiers in the end. */
  items: Pick<Item, 'text' | 'before' | 'after'>[];
  /** Imports that did not fit into any declaration, by module. */
  readonly added: Map<string, Pick<Item, 'text' | 'before' | 'after'>[]>;
  changed: boolean;
}

const isNamed = (node: TSESTree.ImportDeclaration): boolean =>
  node.specifiers.length > 0 && node.specifiers.every(({ type }) => type === 'ImportSpecifier');

function open(migration: Migration, node: TSESTree.ImportDeclaration): NamedImport {
  const list = readSpecifierList(migration.source.text, node, node.specifiers as Specifier[]);
  return { node, list, module: node.source.value, items: [...list.items], added: new Map(), changed: false };
}

/**
 * Adds a specifier to a list, which may have it already: as a value, which is also a type, or as a type only. The
 * comments of both stay.
 */
function addItem<One extends Pick<Item, 'text' | 'before' | 'after'>>(items: One[], item: One): void {
  const getName = ({ text }: One) => text.replace(/^type\s+/, '');
  const index = items.findIndex((one) => getName(one) === getName(item));
  const present = items[index];
  if (!present) {
    items.push(item);
    return;
  }
  items[index] = {
    ...present,
    text: getName(item) === item.text ? item.text : present.text,
    before: [present.before, item.before].filter(Boolean).join('\n'),
    after: [present.after, item.after].filter(Boolean).join(' '),
  };
}

/** Specifiers of an official import by the module that they move to. `undefined`: they stay. */
function groupByModule(migration: Migration, { node, list }: NamedImport): Map<string | undefined, Item<Specifier>[]> {
  const groups = new Map<string | undefined, Item<Specifier>[]>();
  for (const item of list.items) {
    const migrated = migrateName(migration, node.source.value, item.node);
    if (migrated.isDropped) continue;
    const moved = { ...item, text: migrated.text ?? item.text };
    const group = groups.get(migrated.module) ?? [];
    addItem(group, moved);
    groups.set(migrated.module, group);
  }
  return groups;
}

/** The import that specifiers of a module join: types join types, values join values. */
const findHome = (imports: readonly NamedImport[], module: string, { node }: NamedImport) =>
  imports.find((one) => one.module === module && one.node.importKind === node.importKind && !isOfficial(module));

/** Moves the specifiers of one official import. */
function migrateNamed(migration: Migration, imports: readonly NamedImport[], own: NamedImport): void {
  const groups = groupByModule(migration, own);
  const staying = groups.get(undefined);
  const isUnchanged = staying?.length === own.items.length;
  if (isUnchanged) return;
  own.changed = true;
  own.items = staying ?? [];
  groups.delete(undefined);
  const bySize = [...groups].sort(([, a], [, b]) => b.length - a.length) as [string, Item<Specifier>[]][];
  for (const [module, items] of bySize) {
    const home = findHome(imports, module, own);
    if (home) {
      for (const item of items) addItem(home.items, item);
      home.changed = true;
    } else if (own.items.length === 0) {
      own.module = module;
      own.items = items;
    } else own.added.set(module, [...(own.added.get(module) ?? []), ...items]);
  }
}

const quoted = ({ raw }: TSESTree.StringLiteral, module: string) => `${raw[0]}${module}${raw[0]}`;

/** Writes the changes of an import into the file. */
function write(
  { code, source: { text } }: Migration,
  { node, list, module, items, added, changed }: NamedImport,
): void {
  if (!changed) return;
  if (items.length === 0) {
    removeStatement(code, text, node);
    return;
  }
  const hasSameItems = items.length === list.items.length && items.every(({ text }, i) => text === list.items[i]?.text);
  if (!hasSameItems) code.update(list.start, list.end, formatSpecifiers(items, list));
  const { source } = node;
  if (module !== source.value) code.update(source.range[0], source.range[1], quoted(source, module));
  const [end, start] = [
    text.slice(source.range[1], node.range[1]),
    node.importKind === 'type' ? 'import type' : 'import',
  ];
  for (const [other, moved] of added) {
    const line = `${start} ${formatSpecifiers(moved, list)} from ${quoted(source, other)}${end.includes(';') ? ';' : ''}`;
    code.appendLeft(node.range[1], `\n${line}`);
  }
}

/** Merges the imports that a declaration adds into an import of the same module that follows. */
function mergeAdded(imports: readonly NamedImport[]): void {
  for (const own of imports) {
    for (const [module, items] of own.added) {
      const home = findHome(imports, module, own);
      const earlier = imports.find(
        (one) => one !== own && one.added.has(module) && one.node.importKind === own.node.importKind,
      );
      if (home) {
        for (const item of items) addItem(home.items, item);
        home.changed = true;
        own.added.delete(module);
      } else if (earlier && imports.indexOf(earlier) < imports.indexOf(own)) {
        for (const item of items) addItem(earlier.added.get(module)!, item);
        own.added.delete(module);
      }
    }
  }
}

/** Migrates the import declarations that only name exports. */
export function migrateNamedImports(migration: Migration, declarations: readonly TSESTree.ImportDeclaration[]): void {
  const ofCartwright = (node: TSESTree.ImportDeclaration) => node.source.value.startsWith('@cartwright/');
  const imports = declarations
    .filter((node) => isNamed(node) && (isOfficial(node.source.value) || ofCartwright(node)))
    .map((node) => open(migration, node));
  for (const own of imports) if (isOfficial(own.node.source.value)) migrateNamed(migration, imports, own);
  mergeAdded(imports);
  for (const own of imports) write(migration, own);
}
