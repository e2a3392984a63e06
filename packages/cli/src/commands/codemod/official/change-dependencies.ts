import type { TSESTree } from '@typescript-eslint/types';
import MagicString from 'magic-string';
import { type DependencyKind, dependencyKinds } from '../../../manifest/manifest.js';
import { parseSource } from '../source/parse-source.js';

/** Changes of the dependencies of a manifest: version ranges by kind and name. `undefined` removes one. */
export type DependencyChanges = Partial<Record<DependencyKind, Record<string, string | undefined>>>;

interface Property {
  readonly name: string;
  /** Its text, with the name. */
  readonly text: string;
  readonly value: TSESTree.Node;
}

/** Reads the properties of a JSON object in a text. */
const readProperties = (text: string, { properties }: TSESTree.ObjectExpression): Property[] =>
  properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Literal'
      ? [{ name: String(property.key.value), text: text.slice(...property.range), value: property.value }]
      : [],
  );

/** Formats properties as an object with the spaces of another one. */
function formatObject(properties: readonly string[], before: string, indent: string): string {
  if (properties.length === 0) return '{}';
  const [, space = ''] = /^\{(\s*)\S/.exec(before) ?? [];
  const [, end = ''] = /(\s*)\}$/.exec(before) ?? [];
  const isEmpty = /^\{\s*\}$/.test(before);
  return isEmpty
    ? `{\n${indent}${indent}${properties.join(`,\n${indent}${indent}`)}\n${indent}}`
    : `{${space}${properties.join(`,${space}`)}${end}}`;
}

/**
 * Changes dependencies in the text of a manifest, and nothing else: the rest keeps its format. New dependencies keep the
 * alphabetical order if there is one.
 */
export function changeDependencies(text: string, changes: DependencyChanges): string {
  // JSON in parentheses is an expression of JavaScript with the same positions, plus one.
  const source = `(${text})`;
  const root = parseSource('package.js', source).nodes.find(({ type }) => type === 'ObjectExpression');
  if (root?.type !== 'ObjectExpression') return text;
  const code = new MagicString(source);
  const indent = /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ';
  const own = readProperties(source, root);
  for (const kind of dependencyKinds) {
    const wanted = Object.entries(changes[kind] ?? {});
    if (wanted.length === 0) continue;
    const value = own.find(({ name }) => name === kind)?.value;
    const before = value ? source.slice(...value.range) : '{}';
    const known = value?.type === 'ObjectExpression' ? readProperties(source, value) : [];
    const kept = known.filter(({ name }) => !wanted.some(([changed]) => changed === name));
    const added = wanted.flatMap(([name, version]) =>
      version === undefined ? [] : [{ name, text: `${JSON.stringify(name)}: ${JSON.stringify(version)}` }],
    );
    const isSorted = known.every(({ name }, index) => index === 0 || known[index - 1]!.name < name);
    const all = [...kept, ...added];
    if (isSorted) all.sort((a, b) => (a.name < b.name ? -1 : 1));
    const formatted = formatObject(
      all.map((property) => property.text),
      before,
      indent,
    );
    if (value) code.update(...value.range, formatted);
    else if (own.length === 0) code.update(...root.range, `{\n${indent}"${kind}": ${formatted}\n}`);
    else code.appendLeft(root.properties.at(-1)!.range[1], `,\n${indent}"${kind}": ${formatted}`);
  }
  const changed = code.toString().slice(1, -1);
  return text.includes('\r\n') ? changed.replace(/\r?\n/g, '\r\n') : changed;
}
