import type { TSESTree } from '@typescript-eslint/types';
import type { Node } from '../source/parse-source.js';
import { formatSpecifiers, type Item, readSpecifierList } from '../source/specifier-list.js';
import { type Binding, importedName, type Specifier } from './bindings.js';
import { successors } from './namespaces.js';
import { type Module, type Registration, findSibling } from './registrations.js';
import type { Plan, SourceFile } from './source-file.js';

/** Adds the modules of Cart V2 to the objects that clients get their modules from. */
export function writeRegistrations(file: SourceFile, modules: ReadonlyMap<string, Module>): void {
  const { code, source } = file.migration;
  for (const registration of file.registrations) {
    const plan = file.bindings.get(registration.binding)!;
    const module = modules.get(registration.key);
    if (!module?.isMoved) {
      plan.isUsed = true;
      continue;
    }
    if (module.isUsed) plan.isUsed = true;
    const { property } = registration;
    if (findSibling(registration, module.successor)) {
      plan.isUsed = true;
      continue;
    }
    plan.needsSuccessor = true;
    const text = formatRegistration(file, registration, module.successor);
    const end = /[;,]$/.exec(source.text.slice(...property.range))?.[0] ?? '';
    if (module.isUsed) code.appendLeft(property.range[1], getSeparator(source.text, property, end) + text + end);
    else code.update(...property.range, text + end);
  }
}

/** `currentCartV2`, `cartV2: name`, or `currentCartV2: typeof currentCartV2`. */
function formatRegistration({ successorNames }: SourceFile, { binding, property }: Registration, key: string): string {
  const name = successorNames.get(binding.namespace)!;
  if (property.type === 'TSPropertySignature') return `${property.readonly ? 'readonly ' : ''}${key}: typeof ${name}`;
  return key === name ? key : `${key}: ${name}`;
}

/** Text between a property, which ends with `end`, and one that is added after it, in the style of the object. */
function getSeparator(text: string, property: Node, end: string): string {
  const indent = text.slice(text.lastIndexOf('\n', property.range[0]) + 1, property.range[0]);
  const sign = property.type === 'Property' ? ',' : end ? '' : ';';
  return indent.trim() === '' ? `${sign}\n${indent}` : `${sign} `;
}

/** The names of a declaration, and what becomes of them. */
type Group = readonly (readonly [Binding, Plan])[];

/** Imports the namespaces of Cart V2, and removes those of Cart V1 that nothing uses any more. */
export function writeImports(file: SourceFile): void {
  const all = [...file.bindings];
  for (const declaration of new Set(all.map(([{ specifier }]) => specifier.parent))) {
    const group = all.filter(([{ specifier }]) => specifier.parent === declaration);
    if (group.every(([, { needsSuccessor }]) => !needsSuccessor)) continue;
    if (declaration.type === 'ImportDeclaration') writeImport(file, declaration, group);
    else writePattern(file, declaration as TSESTree.ObjectPattern, group);
  }
}

/** Texts of the specifiers of a declaration after the migration, by specifier before it. */
function createTexts(file: SourceFile, specifiers: readonly Node[], group: Group, join: string): Map<Node, string[]> {
  const known = new Set(specifiers.flatMap((one) => importedName(one as Specifier) ?? []));
  return new Map(
    specifiers.map((specifier) => {
      const own = file.migration.source.text.slice(...specifier.range);
      const [binding, plan] = group.find(([one]) => one.specifier === specifier) ?? [];
      if (!binding || !plan?.needsSuccessor) return [specifier, [own]];
      const successor = successors[binding.namespace];
      const kind = specifier.type === 'ImportSpecifier' && specifier.importKind === 'type' ? 'type ' : '';
      const name = file.successorNames.get(binding.namespace)!;
      const added = known.has(successor) ? [] : [kind + (name === successor ? name : successor + join + name)];
      known.add(successor);
      return [specifier, [...(plan.isUsed ? [own] : []), ...added]];
    }),
  );
}

function writeImport(file: SourceFile, node: TSESTree.ImportDeclaration, group: Group): void {
  const { code, source } = file.migration;
  const specifiers = node.specifiers.filter(({ type }) => type === 'ImportSpecifier') as TSESTree.ImportSpecifier[];
  const list = readSpecifierList(source.text, node, specifiers);
  const texts = createTexts(file, specifiers, group, ' as ');
  const items = list.items.flatMap((item: Item<TSESTree.ImportSpecifier>) => {
    const all = texts.get(item.node) ?? [];
    return all.map((text, index) => (index === 0 ? { ...item, text } : { text, before: '', after: '' }));
  });
  code.update(list.start, list.end, formatSpecifiers(items, list));
}

function writePattern(file: SourceFile, pattern: TSESTree.ObjectPattern, group: Group): void {
  const texts = createTexts(file, pattern.properties, group, ': ');
  const all = pattern.properties.flatMap((property) => texts.get(property) ?? []);
  file.migration.code.update(...pattern.range, `{ ${all.join(', ')} }`);
}
