import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../../', import.meta.url));
const cache = new Map<string, string[]>();

/** Titles in a test file: the string arguments of `test`, `it`, `describe` and `sameCall`. */
const readTitles = (file: string): string[] => {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(test|it|describe|sameCall)\b/.test(node.expression.getText())) {
      const title = node.arguments[0];
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
        titles.push(title.getText().slice(1, -1));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles.map((title) => title.replaceAll("\\'", "'"));
};

/** Whether a test exists, given as `path/from/the/root.test.ts > part of a title`. */
export const hasTest = (test: string): boolean => {
  const [path = '', title = ''] = test.split(' > ');
  const file = root + path;
  if (title === '' || !existsSync(file)) return false;
  const titles = cache.get(file) ?? readTitles(file);
  cache.set(file, titles);
  return titles.some((known) => known.includes(title));
};
