import type { TSESTree } from '@typescript-eslint/types';
import type MagicString from 'magic-string';

/** Specifier of an import or export declaration, with the comments next to it. */
export interface Item<Specifier = TSESTree.ImportSpecifier | TSESTree.ExportSpecifier> {
  readonly node: Specifier;
  /** Source text of the specifier. */
  text: string;
  /** Comments before it. */
  readonly before: string;
  /** Comments after it, on its line. */
  readonly after: string;
}

/** The braces of an import or export declaration. */
export interface SpecifierList<Specifier = TSESTree.ImportSpecifier | TSESTree.ExportSpecifier> {
  /** Position of `{`. */
  readonly start: number;
  /** Position after `}`. */
  readonly end: number;
  readonly items: readonly Item<Specifier>[];
  /** Whether each specifier has its own line. */
  readonly isMultiline: boolean;
  /** Indentation of a line. */
  readonly indent: string;
  /** Whether the last specifier is followed by a comma. */
  readonly hasTrailingComma: boolean;
}

const withoutComma = (text: string): string => text.replace(',', '').trim();

/** Reads the specifiers between the braces of a declaration. */
export function readSpecifierList<Specifier extends TSESTree.Node>(
  text: string,
  declaration: TSESTree.Node & { source: TSESTree.Node | null },
  specifiers: readonly Specifier[],
): SpecifierList<Specifier> {
  const start = text.indexOf('{', declaration.range[0]);
  const end = text.lastIndexOf('}', declaration.source?.range[0]) + 1;
  const items: Item<Specifier>[] = [];
  let before = text.slice(start + 1, specifiers[0]?.range[0]).trim();
  for (const [index, node] of specifiers.entries()) {
    const next = specifiers[index + 1];
    const gap = text.slice(node.range[1], next ? next.range[0] : end - 1);
    const [line = '', ...rest] = gap.split('\n');
    items.push({ node, text: text.slice(...node.range), before, after: withoutComma(line) });
    before = line.includes(',') ? rest.join('\n').trim() : withoutComma(rest.join('\n'));
  }
  const last = items.at(-1);
  if (before && last) items[items.length - 1] = { ...last, after: [last.after, before].filter(Boolean).join(' ') };
  const body = text.slice(start + 1, end - 1);
  return {
    start,
    end,
    items,
    isMultiline: body.includes('\n'),
    indent: /\n([ \t]*)\S/.exec(body)?.[1] ?? '  ',
    hasTrailingComma: last !== undefined && text.slice(last.node.range[1], end - 1).includes(','),
  };
}

/** Formats specifiers in braces, in the style of a list. */
export function formatSpecifiers(
  items: readonly Pick<Item, 'text' | 'before' | 'after'>[],
  style: SpecifierList,
): string {
  const hasComments = items.some(({ before, after }) => before || after);
  const line = `{ ${items.map(({ text }) => text).join(', ')} }`;
  if (!hasComments && (!style.isMultiline || items.length === 1)) return line;
  const lines = items.map(({ text, before, after }, index) => {
    const comma = index < items.length - 1 || style.hasTrailingComma ? ',' : '';
    return `${before && `${before}\n${style.indent}`}${text}${comma}${after && ` ${after}`}`;
  });
  return `{\n${lines.map((one) => `${style.indent}${one}\n`).join('')}}`;
}

/** Removes a statement, and its line if nothing else is on it. */
export function removeStatement(code: MagicString, text: string, { range: [start, end] }: TSESTree.Node): void {
  const rest = /^[ \t]*\r?\n/.exec(text.slice(end))?.[0] ?? '';
  code.remove(start, end + (text[start - 1] === '\n' || start === 0 ? rest.length : 0));
}
