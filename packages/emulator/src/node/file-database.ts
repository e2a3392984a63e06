import { isUtf8 } from 'node:buffer';
import { closeSync, openSync, renameSync, rmSync } from 'node:fs';
import type { Database, StoredDocument, Transaction } from '../kernel/state/database.js';
import { loadSqlite, sqliteCode, type SqlDatabase, type SqlStatement } from './sqlite/open-sqlite.js';

/** Version of the tables and of the documents in them. Increment it with each change of their format. */
const VERSION = 2;

/** Error of a data file that cannot be used. */
export class DataFileError extends Error {
  /** Whether the file cannot be read, because of damage or its version, and must be replaced by a copy or a new file. */
  readonly isDamaged: boolean;

  /**
   * Creates the error, with a remedy in its message if the file is damaged.
   *
   * @param file - Path of the file.
   * @param reason - Reason why it cannot be used.
   * @param options - Cause, and whether the file is damaged.
   */
  constructor(file: string, reason: string, options: ErrorOptions & { readonly isDamaged?: boolean } = {}) {
    const { isDamaged = false, ...errorOptions } = options;
    const remedy = isDamaged ? ` ${REMEDY}` : '';
    super(`Cannot use the data file ${file}: ${reason}.${remedy}`, errorOptions);
    this.name = 'DataFileError';
    this.isDamaged = isDamaged;
  }
}

const REMEDY = 'Start with --reset, which creates a new file and keeps this one beside it, or restore a backup.';

/**
 * Opens a data file, created if missing, that stores an emulator's state. Every write is a durable transaction, so that
 * data survives `kill -9` and power failures. The file contains the secret that signs tokens, and is readable by its
 * owner only. Only one process can use it at a time.
 *
 * Uses the SQLite of Node.js 22.13 and newer. Node.js 20 has none and requires the package `libsql`.
 *
 * @param file - Path of the file.
 * @returns Database for `createEmulator({ database })`.
 * @throws {DataFileError} when the file cannot be opened, is in use, is damaged, or is no data file; when there is no
 * SQLite; `read` and `write` throw it when they detect damage
 * @example
 * ```ts
 * import { createEmulator } from '@cartwright/emulator';
 * import { openFileDatabase } from '@cartwright/emulator/node';
 *
 * const emulator = createEmulator({ database: openFileDatabase('shop.db') });
 * ```
 */
export function openFileDatabase(file: string): Database {
  const db = open(file);
  const clear = db.prepare('DELETE FROM documents WHERE tenant = ?');
  // Selected as bytes, because libsql aborts the process for text that is not valid UTF-8.
  const select = db.prepare(
    `SELECT rowid AS row, CAST(tenant AS BLOB) AS tenant, CAST(collection AS BLOB) AS collection,
       CAST(id AS BLOB) AS id, CAST(json AS BLOB) AS json, json IS NULL OR json_valid(json) AS isValid
     FROM documents ORDER BY rowid`,
  );
  // Selected as text: `read` has checked that it is UTF-8, and only this process writes the file.
  const selectJson = db.prepare('SELECT json FROM documents WHERE rowid = ?');
  const readJson = (row: number): string | null => {
    try {
      return (selectJson.get(row) as Pick<StoredDocument, 'json'>).json;
    } catch (error) {
      throw shapeError(file, error);
    }
  };
  const insert = db.prepare(
    `INSERT INTO documents (tenant, collection, id, json) VALUES (?, ?, ?, ?)
     ON CONFLICT (tenant, collection, id) DO UPDATE SET json = excluded.json`,
  );
  const remove = db.prepare(
    `DELETE FROM documents WHERE tenant = ? AND collection = ? AND id = ?
     AND NOT EXISTS (SELECT 1 FROM documents WHERE tenant = '' AND collection = ? AND id = ?)`,
  );
  const [begin, commit, rollback] = [db.prepare('BEGIN IMMEDIATE'), db.prepare('COMMIT'), db.prepare('ROLLBACK')];
  const store = (transaction: Transaction): void => {
    for (const tenant of transaction.clear ?? []) clear.run(tenant);
    for (const { tenant, collection, id, json } of transaction.documents) {
      const isForgotten = json === null && remove.run(tenant, collection, id, collection, id).changes > 0;
      if (!isForgotten) insert.run(tenant, collection, id, json);
    }
  };
  return {
    *read() {
      const rows = select.iterate() as Iterable<StoredRow>;
      try {
        for (const row of rows) yield toDocument(file, row, readJson);
      } catch (error) {
        // The constructor fails, so no emulator exists that would close the database.
        skip(rows);
        close(db);
        throw shapeError(file, error);
      }
    },
    write(transaction) {
      try {
        begin.run();
        store(transaction);
        commit.run();
      } catch (error) {
        undo(rollback);
        throw shapeError(file, error);
      }
    },
    close: () => close(db),
  };
}

function undo(rollback: SqlStatement): void {
  try {
    rollback.run();
  } catch {
    // Thrown if SQLite has rolled back already, for example because the disk is full.
  }
}

/** Skips the rest of the rows: a statement in progress keeps the file locked. */
function skip(rows: Iterable<StoredRow>): void {
  try {
    Array.from(rows, () => undefined);
  } catch {
    // Thrown for damage, which ends the statement.
  }
}

/** Row of a stored document. */
interface StoredRow extends Record<'tenant' | 'collection' | 'id', Uint8Array> {
  readonly row: number;
  readonly json: Uint8Array | null;
  readonly isValid: number;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function toDocument(file: string, row: StoredRow, readJson: (row: number) => string | null): StoredDocument {
  try {
    return new RowDocument(row, readJson);
  } catch (error) {
    throw new DataFileError(file, 'it is damaged: a document cannot be read', { cause: error, isDamaged: true });
  }
}

/** Document of a row, whose JSON is read again when it is used: a large catalog would not fit in memory as text. */
class RowDocument implements StoredDocument {
  readonly tenant: string;
  readonly collection: string;
  readonly id: string;
  readonly #row: number;
  readonly #readJson: (row: number) => string | null;

  /** @throws {SyntaxError | TypeError} if the document is not JSON in UTF-8 */
  constructor({ collection, id, isValid, json, row, tenant }: StoredRow, readJson: (row: number) => string | null) {
    if (!isValid || (json && !isUtf8(json))) throw new SyntaxError('A document is not JSON.');
    this.tenant = utf8.decode(tenant);
    this.collection = utf8.decode(collection);
    this.id = utf8.decode(id);
    this.#row = row;
    this.#readJson = readJson;
  }

  get json(): string | null {
    return this.#readJson(this.#row);
  }
}

/**
 * Replaces a data file by a new one. A damaged file is kept as `FILE.damaged`.
 *
 * @param file - Path of the file.
 * @returns Empty database, and the path of the damaged file.
 * @throws {DataFileError} when the file cannot be opened, is in use, or is the database of something else
 */
export function resetFileDatabase(file: string): { readonly database: Database; readonly damaged?: string } {
  const damaged = `${file}.damaged`;
  let isDamaged = false;
  try {
    openFileDatabase(file).close();
  } catch (error) {
    if (!(error instanceof DataFileError && error.isDamaged)) throw error;
    isDamaged = true;
  }
  if (isDamaged) renameSync(file, damaged);
  for (const part of [file, `${file}-wal`, `${file}-shm`, `${file}-journal`]) rmSync(part, { force: true });
  return { database: openFileDatabase(file), ...(isDamaged && { damaged }) };
}

function open(file: string): SqlDatabase {
  let db: SqlDatabase | undefined;
  try {
    const Sqlite = loadSqlite();
    closeSync(openSync(file, 'a', 0o600));
    db = new Sqlite(file);
    db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    prepareTables(db, file);
    return db;
  } catch (error) {
    if (db) close(db);
    throw shapeError(file, error);
  }
}

/**
 * Closes the file. Statements keep a connection open until they are garbage-collected, so the lock is released first.
 */
function close(db: SqlDatabase): void {
  try {
    db.exec('PRAGMA journal_mode = DELETE; PRAGMA locking_mode = NORMAL; SELECT 1 FROM sqlite_schema;');
  } catch {
    // Thrown if this process does not hold the lock.
  }
  try {
    db.close();
  } catch {
    // Thrown if it is closed already.
  }
}

function prepareTables(db: SqlDatabase, file: string): void {
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  const { tables } = db.prepare('SELECT count(*) AS tables FROM sqlite_schema').get() as { tables: number };
  if (version !== VERSION && tables > 0) {
    if (!hasOurTable(db)) throw new DataFileError(file, 'it is the database of another application');
    const isOlder = version > 0 && version < VERSION;
    const reason = isOlder ? 'an older version of the emulator wrote it' : 'it is damaged, or of a newer version';
    throw new DataFileError(file, reason, { isDamaged: true });
  }
  db.exec(`
    BEGIN IMMEDIATE;
    CREATE TABLE IF NOT EXISTS documents (
      tenant TEXT NOT NULL, collection TEXT NOT NULL, id TEXT NOT NULL, json TEXT,
      PRIMARY KEY (tenant, collection, id)
    );
    PRAGMA user_version = ${VERSION};
    COMMIT;`);
}

function hasOurTable(db: SqlDatabase): boolean {
  const columns = db.prepare(`SELECT name FROM pragma_table_info('documents')`).all() as { name: string }[];
  return columns.map(({ name }) => name).join() === 'tenant,collection,id,json';
}

/** Error codes of SQLite for damaged content. */
const DAMAGE = /^SQLITE_(CORRUPT|NOTADB|FORMAT|ERROR|MISMATCH)/;

function shapeError(file: string, error: unknown): unknown {
  if (error instanceof DataFileError || !(error instanceof Error)) return error;
  const code = sqliteCode(error);
  if (code === 'SQLITE_BUSY') return new DataFileError(file, 'another process is using it', { cause: error });
  if (code === 'SQLITE_NOTADB') {
    return new DataFileError(file, 'it is not a data file of the emulator, or is damaged', {
      cause: error,
      isDamaged: true,
    });
  }
  if (!DAMAGE.test(code)) return new DataFileError(file, error.message, { cause: error });
  return new DataFileError(file, `it is damaged (${error.message})`, { cause: error, isDamaged: true });
}
