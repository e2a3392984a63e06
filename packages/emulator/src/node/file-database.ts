import { closeSync, openSync, renameSync, rmSync } from 'node:fs';
import Libsql from 'libsql';
import type { Database, StoredDocument, Transaction } from '../kernel/state/database.js';

/** The layout of the file; raised when it changes. */
const VERSION = 1;

/** A data file that cannot be used. */
export class DataFileError extends Error {
  /** Whether the file is damaged, so that only another file helps: a copy, or a new one. */
  readonly isDamaged: boolean;

  /**
   * Says what is wrong, and for a damaged file what helps.
   *
   * @param file the path of the file
   * @param reason why it cannot be used
   * @param options the cause, and whether the file is damaged
   */
  constructor(file: string, reason: string, options: ErrorOptions & { readonly isDamaged?: boolean } = {}) {
    const { isDamaged = false, ...errorOptions } = options;
    const remedy = isDamaged ? ` ${REMEDY}` : '';
    super(`The data file ${file} cannot be used: ${reason}.${remedy}`, errorOptions);
    this.name = 'DataFileError';
    this.isDamaged = isDamaged;
  }
}

const REMEDY =
  'Replace it with a copy, or start the command line with --reset: it begins with a new file, and keeps a damaged one beside it.';

/**
 * Opens a file that keeps an emulator's state, making it when there is none. Every write is one transaction that is on
 * the disk when it returns, so it survives `kill -9` and a power cut. The file holds the secret that signs tokens: only
 * its owner may read it. One process may use it at a time.
 *
 * @param file the path of the file
 * @returns a database for `createEmulator({ database })`
 * @throws {DataFileError} when the file cannot be opened, is in use, is damaged, or is no data file of an emulator; `read` and
 *   `write` throw it when they find the file damaged
 *
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
  // As bytes: the library ends the process where a text is not UTF-8.
  const select = db.prepare(
    `SELECT CAST(tenant AS BLOB) AS tenant, CAST(collection AS BLOB) AS collection, CAST(id AS BLOB) AS id,
       CAST(json AS BLOB) AS json, json IS NULL OR json_valid(json) AS isValid
     FROM documents ORDER BY rowid`,
  );
  const insert = db.prepare(
    `INSERT INTO documents (tenant, collection, id, json) VALUES (?, ?, ?, ?)
     ON CONFLICT (tenant, collection, id) DO UPDATE SET json = excluded.json`,
  );
  const remove = db.prepare(
    `DELETE FROM documents WHERE tenant = ?1 AND collection = ?2 AND id = ?3
     AND NOT EXISTS (SELECT 1 FROM documents WHERE tenant = '' AND collection = ?2 AND id = ?3)`,
  );
  const write = db.transaction((transaction: Transaction) => {
    for (const tenant of transaction.clear ?? []) clear.run(tenant);
    for (const { tenant, collection, id, json } of transaction.documents) {
      const isForgotten = json === null && remove.run(tenant, collection, id).changes > 0;
      if (!isForgotten) insert.run(tenant, collection, id, json);
    }
  });
  return {
    *read() {
      try {
        for (const row of select.iterate() as Iterable<StoredRow>) yield readRow(file, row);
      } catch (error) {
        // Nobody has a database to close where an emulator cannot be made with it.
        close(db);
        throw shapeError(file, error);
      }
    },
    write(transaction) {
      try {
        write(transaction);
      } catch (error) {
        throw shapeError(file, error);
      }
    },
    close: () => close(db),
  };
}

/** A stored document as the file has it. */
interface StoredRow extends Record<'tenant' | 'collection' | 'id', Uint8Array> {
  readonly json: Uint8Array | null;
  readonly isValid: number;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function readRow(file: string, { tenant, collection, id, json, isValid }: StoredRow): StoredDocument {
  try {
    if (!isValid) throw new SyntaxError('A document is not JSON.');
    const names = { tenant: utf8.decode(tenant), collection: utf8.decode(collection), id: utf8.decode(id) };
    return { ...names, json: json && utf8.decode(json) };
  } catch (error) {
    throw new DataFileError(file, 'it is damaged: a document cannot be read', { cause: error, isDamaged: true });
  }
}

/**
 * Opens a new file that keeps an emulator's state, in place of the one that is there. A damaged one is kept beside it, as
 * `FILE.damaged`.
 *
 * @param file the path of the file
 * @returns a database without documents, and the path of the damaged file
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

function open(file: string): Libsql.Database {
  let db: Libsql.Database | undefined;
  try {
    closeSync(openSync(file, 'a', 0o600));
    db = new Libsql(file);
    db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    prepareTables(db, file);
    return db;
  } catch (error) {
    if (db) close(db);
    throw shapeError(file, error);
  }
}

/** Closes the file. Statements keep a connection alive until they are collected, so the lock is given back first. */
function close(db: Libsql.Database): void {
  try {
    db.exec('PRAGMA journal_mode = DELETE; PRAGMA locking_mode = NORMAL; SELECT 1 FROM sqlite_schema;');
  } catch {
    // The file was never ours to lock.
  }
  if (db.open) db.close();
}

function prepareTables(db: Libsql.Database, file: string): void {
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  const { tables } = db.prepare('SELECT count(*) AS tables FROM sqlite_schema').get() as { tables: number };
  if (version !== VERSION && tables > 0) {
    if (!hasOurTable(db)) throw new DataFileError(file, 'it is the database of something else');
    throw new DataFileError(file, 'it is damaged, or of another version of the emulator', { isDamaged: true });
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

function hasOurTable(db: Libsql.Database): boolean {
  const columns = db.prepare(`SELECT name FROM pragma_table_info('documents')`).all() as { name: string }[];
  return columns.map(({ name }) => name).join() === 'tenant,collection,id,json';
}

/** What the database library says of a file whose content is not what it wrote. */
const DAMAGE = /^SQLITE_(CORRUPT|NOTADB|FORMAT|ERROR|MISMATCH)/;

function shapeError(file: string, error: unknown): unknown {
  if (error instanceof DataFileError || !(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'SQLITE_BUSY') return new DataFileError(file, 'another process is using it', { cause: error });
  if (code === 'SQLITE_NOTADB') {
    return new DataFileError(file, 'it is not the data of an emulator, or is damaged', {
      cause: error,
      isDamaged: true,
    });
  }
  if (!DAMAGE.test(code)) return new DataFileError(file, error.message, { cause: error });
  return new DataFileError(file, `it is damaged (${error.message})`, { cause: error, isDamaged: true });
}
