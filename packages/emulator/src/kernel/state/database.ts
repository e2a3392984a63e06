/** A document as a database keeps it. */
export interface StoredDocument {
  /** The tenant's id; `''` for the seed that all tenants share. */
  readonly tenant: string;
  readonly collection: string;
  readonly id: string;
  /** The document as JSON; `null` when the tenant deleted a document of the seed. */
  readonly json: string | null;
}

/** What one unit of work changes. */
export interface Transaction {
  /** The tenants whose documents are all removed first. */
  readonly clear?: readonly string[];
  /** The documents to store, in order. */
  readonly documents: readonly StoredDocument[];
}

/** Where state is kept beyond the process. Synchronous: when `write` returns, everything is on the disk, or it threw and nothing is. */
export interface Database {
  /** Everything that is stored, in the order it was first written. */
  read(): Iterable<StoredDocument>;
  /** Writes all of it or nothing. */
  write(transaction: Transaction): void;
  /** Ends the work with it. */
  close(): void;
}
