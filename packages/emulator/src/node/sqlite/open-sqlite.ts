import { createRequire } from 'node:module';

/** Value of a parameter or a column. */
type SqlValue = string | number | null | Uint8Array;

/** Prepared statement, with the methods that the libraries have in common. */
export interface SqlStatement {
  run(...values: readonly SqlValue[]): { readonly changes: number | bigint };
  get(...values: readonly SqlValue[]): unknown;
  all(): unknown[];
  iterate(): Iterable<unknown>;
}

/** Open SQLite database, with the methods that the libraries have in common. */
export interface SqlDatabase {
  exec(sql: string): unknown;
  prepare(sql: string): SqlStatement;
  close(): unknown;
}

type OpenSqlite = new (file: string) => SqlDatabase;

const require = createRequire(import.meta.url);

/** Node.js's SQLite. Not in the types of Node.js 20, which has none. */
function builtIn(): OpenSqlite | undefined {
  const module: unknown = (process.getBuiltinModule as ((id: string) => unknown) | undefined)?.('node:sqlite');
  return (module as { DatabaseSync: OpenSqlite } | undefined)?.DatabaseSync;
}

function libsql(): OpenSqlite {
  try {
    return require('libsql') as OpenSqlite;
  } catch (cause) {
    const remedy = 'Install the package libsql ("npm install --save-dev libsql"), or use Node.js 22.13 or newer';
    throw new Error(`Node.js ${process.versions.node} does not include SQLite. ${remedy}`, { cause });
  }
}

/**
 * Returns the class that opens databases: of Node.js, or of libsql where Node.js has none.
 *
 * @throws {Error} if libsql is required and not installed
 */
export const loadSqlite = (): OpenSqlite => builtIn() ?? libsql();

/** Result codes of SQLite that Node.js reports as numbers. */
const names: Readonly<Record<number, string>> = {
  1: 'SQLITE_ERROR',
  5: 'SQLITE_BUSY',
  11: 'SQLITE_CORRUPT',
  20: 'SQLITE_MISMATCH',
  24: 'SQLITE_FORMAT',
  26: 'SQLITE_NOTADB',
};

/** Name of SQLite's result code of an error, such as `SQLITE_BUSY`. Empty for other errors. */
export function sqliteCode(error: Error): string {
  // The lowest byte of an extended code is the result code.
  if ('errcode' in error) return names[Number(error.errcode) & 0xff] ?? '';
  return 'code' in error ? String(error.code) : '';
}
