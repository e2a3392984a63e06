/** Document in a database. */
export interface StoredDocument {
  /** Tenant ID; `''` for the seed, which all tenants share. */
  readonly tenant: string;
  /** Name of the collection. */
  readonly collection: string;
  /** Document ID. */
  readonly id: string;
  /**
   * Document, as a JSON string. `null` if the tenant deleted a document of the seed. Of a document that `read` returned
   * it can be a getter that reads it: the emulator gets the documents of the seed, which never change, when they are
   * first used.
   */
  readonly json: string | null;
}

/** Changes of one unit of work. */
export interface Transaction {
  /** IDs of the tenants whose documents are all deleted first. */
  readonly clear?: readonly string[];
  /** Documents to store, in order. */
  readonly documents: readonly StoredDocument[];
}

/**
 * Persistent storage of an emulator's state. Synchronous: `write` returns once all changes are durable, or throws and
 * stores none.
 */
export interface Database {
  /** Returns all documents, in the order they were first stored. */
  read(): Iterable<StoredDocument>;
  /** Stores all changes or none. */
  write(transaction: Transaction): void;
  /** Closes the database. */
  close(): void;
}
