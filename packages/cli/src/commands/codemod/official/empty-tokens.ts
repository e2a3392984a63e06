import type { Identifier } from '../source/references.js';
import type { Migration } from '../source/migration.js';

/**
 * Declares the empty tokens, which the official package exports, in the file that imports them. Returns `false` if
 * the file exports the import, so that others may depend on it.
 */
export function declareEmptyTokens(migration: Migration, name: string, references: readonly Identifier[]): boolean {
  if (references.some(({ parent }) => parent.type === 'ExportSpecifier')) return false;
  const { code, source } = migration;
  const imports = source.nodes.filter((node) => node.type === 'ImportDeclaration');
  const last = imports.at(-1);
  if (!last) return false;
  const end = source.text.slice(...last.range).endsWith(';') ? ';' : '';
  const none = source.isTypeScript ? `'none' as const` : `'none'`;
  const refreshToken = `{ value: '', role: ${none} }`;
  code.appendRight(
    last.range[1],
    `\n\n/** Tokens without a session. */\nconst ${name} = { accessToken: { value: '', expiresAt: 0 }, refreshToken: ${refreshToken} }${end}`,
  );
  return true;
}
