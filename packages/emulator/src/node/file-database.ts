import { closeSync, openSync } from 'node:fs';
import Libsql from 'libsql';
import type { Database, StoredDocument, Transaction } from '../state/database.js';

/** The layout of the file; raised when it changes. */
const VERSION = 1;

/** A data file that cannot be used. */
export class DataFileError extends Error {
  /**
   * Says what is wrong.
   *
   * @param file the path of the file
   * @param reason why it cannot be used
   * @param options the cause
   */
  constructor(file: string, reason: string, options?: ErrorOptions) {
    super(`The data file ${file} cannot be used: ${reason}.`, options);
    this.name = 'DataFileError';
  }
}

/**
 * Opens a file that keeps an emulator's state, making it when there is none. Every write is one transaction that is on
 * the disk when it returns, so it survives `kill -9` and a power cut. The file holds the secret that signs tokens: only
 * its owner may read it. One process may use it at a time.
 *
 * @param file the path of the file
 * @returns a database for `createEmulator({ database })`
 * @throws {DataFileError} when the file cannot be opened, is in use, or is no data file of an emulator
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
  const select = db.prepare('SELECT tenant, collection, id, json FROM documents ORDER BY rowid');
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
    read: () => select.iterate() as Iterable<StoredDocument>,
    write: (transaction) => {
      write(transaction);
    },
    close: () => close(db),
  };
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
    if (error instanceof DataFileError) throw error;
    throw new DataFileError(file, reasonOf(error), { cause: error });
  }
}

/** Closes the file. Statements keep a connection alive until they are collected, so the lock is given back first. */
function close(db: Libsql.Database): void {
  try {
    db.exec('PRAGMA journal_mode = DELETE; PRAGMA locking_mode = NORMAL; SELECT 1 FROM sqlite_schema;');
  } catch {
    // The file was never ours to lock.
  }
  db.close();
}

function prepareTables(db: Libsql.Database, file: string): void {
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  const { tables } = db.prepare('SELECT count(*) AS tables FROM sqlite_schema').get() as { tables: number };
  if (version !== VERSION && tables > 0) throw new DataFileError(file, 'it is not the data of this emulator');
  db.exec(`
    BEGIN IMMEDIATE;
    CREATE TABLE IF NOT EXISTS documents (
      tenant TEXT NOT NULL, collection TEXT NOT NULL, id TEXT NOT NULL, json TEXT,
      PRIMARY KEY (tenant, collection, id)
    );
    PRAGMA user_version = ${VERSION};
    COMMIT;`);
}

function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message: string };
  if (code === 'SQLITE_BUSY') return 'another process is using it';
  if (code === 'SQLITE_NOTADB') return 'it is not the data of an emulator';
  return message;
}
