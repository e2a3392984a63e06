import type { TSESTree } from '@typescript-eslint/types';
import { formatSpecifiers, type Item, readSpecifierList } from '../source/specifier-list.js';
import { findCounterpart } from './counterparts.js';
import { formatSpecifier, reportAbsent, symbolName } from './migrate-name.js';
import type { Migration } from '../source/migration.js';

/** Migrates `export { products } from '@wix/stores'`, with one declaration for each module. */
export function migrateExport(
  migration: Migration,
  node: TSESTree.ExportNamedDeclaration | TSESTree.ExportAllDeclaration,
): void {
  const {
    code,
    source: { text },
  } = migration;
  const source = node.source as TSESTree.StringLiteral;
  if (node.type === 'ExportAllDeclaration') {
    const problem = `Everything of ${source.value} is exported here.`;
    migration.report(node, 'check', problem, 'Export what you use by name, and run the codemod again.');
    return;
  }
  const list = readSpecifierList(text, node, node.specifiers);
  const groups = new Map<string, Item[]>();
  for (const item of list.items) {
    const name = symbolName(item.node.local);
    const counterpart = findCounterpart(source.value, name);
    if (!counterpart) reportAbsent(migration, item.node, source.value, name);
    const { module, name: newName } = counterpart ?? { module: source.value, name };
    const kind = item.node.exportKind === 'type' && node.exportKind !== 'type' ? 'type ' : '';
    const exported = symbolName(item.node.exported);
    const renamed = newName === name ? item.text : kind + formatSpecifier(newName, exported);
    groups.set(module, [...(groups.get(module) ?? []), { ...item, text: renamed }]);
  }
  const isStaying = ([module]: [string, Item[]]) => Number(module === source.value);
  const [first, ...others] = [...groups].sort((a, b) => isStaying(b) - isStaying(a) || b[1].length - a[1].length);
  if (!first) return;
  const quote = source.raw[0];
  const [module, items] = first;
  if (module === source.value && others.length === 0) return;
  if (module !== source.value) code.update(...source.range, `${quote}${module}${quote}`);
  const isSame =
    items.length === list.items.length && items.every((item, index) => item.text === list.items[index]?.text);
  if (!isSame) code.update(list.start, list.end, formatSpecifiers(items, list));
  const end = text.slice(source.range[1], node.range[1]).includes(';') ? ';' : '';
  for (const [other, moved] of others) {
    const start = node.exportKind === 'type' ? 'export type' : 'export';
    const line = `${start} ${formatSpecifiers(moved, list)} from ${quote}${other}${quote}${end}`;
    code.appendLeft(node.range[1], `\n${line}`);
  }
}
