import { type Client, getSiteId } from './client.js';
import type { ClockSetting, ControlledClock } from './clock.js';
import type { Collection, Document } from './collection.js';
import type { StoredDocument } from './database.js';
import type { Change } from './change.js';
import { DocumentCollection, type Documents } from './document-collection.js';
import type { Tenant } from './tenant.js';
import { isSameEntry, readEntry } from './unread-document.js';

/** All documents of a tenant, by collection. */
export type TenantDocuments = ReadonlyMap<string, Documents>;

/** Snapshot of a tenant: its documents and its clock. */
export interface TenantSnapshot {
  readonly documents: TenantDocuments;
  readonly clock: ClockSetting;
}

/** Tenant with transactions, snapshots and restore. */
export class TenantState implements Tenant {
  readonly client: Client;
  readonly clock: ControlledClock;
  #collections = new Map<string, DocumentCollection>();
  #queue: Promise<unknown> = Promise.resolve();

  constructor(client: Client, clock: ControlledClock, documents: TenantDocuments = new Map()) {
    this.client = client;
    this.clock = clock;
    this.#open(documents);
  }

  get id(): string {
    return this.client.clientId;
  }

  get siteId(): string {
    return getSiteId(this.client);
  }

  collection<T extends Document>(name: string): Collection<T> {
    let collection = this.#collections.get(name);
    if (!collection) this.#collections.set(name, (collection = new DocumentCollection()));
    return collection as unknown as Collection<T>;
  }

  attempt<R>(task: () => R): R {
    const positions = new Map([...this.#collections.values()].map((documents) => [documents, documents.position]));
    try {
      return task();
    } catch (error) {
      for (const documents of this.#collections.values()) documents.revertTo(positions.get(documents) ?? 0);
      throw error;
    }
  }

  /** Names of the collections that are not empty. */
  collectionNames(): string[] {
    return [...this.#collections].filter(([, { size }]) => size > 0).map(([name]) => name);
  }

  /** Runs a task after the tenant's earlier tasks, so that no task sees uncommitted changes of another. */
  exclusively<R>(task: () => R | Promise<R>): Promise<R> {
    const result = this.#queue.then(task);
    this.#queue = result.catch(() => undefined);
    return result;
  }

  /** Whether anything changed since the last commit. */
  isChanged(): boolean {
    return [...this.#collections.values()].some((documents) => documents.changes().next().done === false);
  }

  /** Documents that have changed since the last commit. */
  changes(): StoredDocument[] {
    return [...this.#collections].flatMap(([collection, documents]) =>
      [...documents.changes()].map(([id, document]) => ({
        tenant: this.id,
        collection,
        id,
        json: document ? JSON.stringify(document) : null,
      })),
    );
  }

  /** Changes of one collection since the last commit. */
  getChanges(name: string): Change<Document>[] {
    const changes = this.#collections.get(name)?.changes() ?? [];
    return Array.from(changes, ([, after, before]) => ({ before, after }) as Change<Document>);
  }

  commit(): void {
    for (const collection of this.#collections.values()) collection.commit();
  }

  undo(): void {
    for (const collection of this.#collections.values()) collection.undo();
  }

  /** Takes a snapshot of the tenant. Copies references only, so the cost does not depend on its size. */
  snapshot(): TenantSnapshot {
    const documents = new Map([...this.#collections].map(([name, collection]) => [name, collection.share()]));
    return { documents, clock: this.clock.setting };
  }

  /** Restores the tenant from a snapshot. */
  restore({ documents, clock }: TenantSnapshot): void {
    this.#open(documents);
    this.clock.setting = clock;
  }

  #open(collections: TenantDocuments): void {
    this.#collections = new Map([...collections].map(([name, documents]) => [name, new DocumentCollection(documents)]));
  }
}

/**
 * Documents to store so that a tenant that starts from the seed data has this state: different and deleted documents.
 */
export function differences(tenant: string, collections: TenantDocuments, seed: TenantDocuments): StoredDocument[] {
  const names = new Set([...collections.keys(), ...seed.keys()]);
  return [...names].flatMap((collection) => {
    const documents: Documents = collections.get(collection) ?? new Map();
    const seeded: Documents = seed.get(collection) ?? new Map();
    if (documents === seeded) return [];
    const changed = [...documents].filter(([id, entry]) => !isSameEntry(seeded.get(id), entry));
    const deleted = [...seeded.keys()].filter((id) => !documents.has(id));
    return [
      ...changed.map(([id, entry]) => ({ tenant, collection, id, json: JSON.stringify(readEntry(entry)) })),
      ...deleted.map((id) => ({ tenant, collection, id, json: null })),
    ];
  });
}
