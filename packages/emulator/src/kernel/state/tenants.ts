import { ApplicationError } from '../errors/application-error.js';
import type { Client } from './client.js';
import { DEMO_CLIENT_ID } from './demo.js';
import { ControlledClock } from './clock.js';
import type { Document } from './collection.js';
import type { Database, StoredDocument } from './database.js';
import { differences, TenantState, type TenantSnapshot, type TenantDocuments } from './tenant-state.js';
import type { Tenant } from './tenant.js';
import { type Entry, UnreadDocument } from './unread-document.js';

/** Maximum number of tenants opened by unregistered client IDs. */
const MAXIMUM_TENANTS = 1000;

const SEED: Client = { clientId: '' };
const SYSTEM: Client = { clientId: '#system' };

/** Options of {@link Tenants}. */
export interface TenantsOptions {
  /** Registered clients. Without them, any non-empty `clientId` opens a tenant. */
  readonly clients?: readonly Client[];
  /** Persistent storage. */
  readonly database?: Database;
  /** Returns the real time. */
  readonly now?: () => Date;
  /** Called when a tenant's clock changes, also by a restore. */
  readonly onClockChange?: (tenant: TenantState) => void;
  /** Fills the seed that all tenants start with. */
  seed(tenant: Tenant): void;
}

/** Snapshot of one or all tenants, by client ID. Opaque: pass it to `restore`. */
export type Snapshot = ReadonlyMap<string, TenantSnapshot>;

/** All tenants of an emulator, over one shared seed. */
export class Tenants {
  readonly #options: TenantsOptions;
  readonly #clients: ReadonlyMap<string, Client>;
  readonly #tenants = new Map<string, TenantState>();
  readonly #seed: TenantDocuments;
  /** State of the emulator itself, such as added webhooks. Not reset, and not part of snapshots. */
  readonly system: TenantState;
  /** Default client: the demo client, or the first registered one. */
  readonly defaultClientId: string;

  /** @throws the error of the database when it cannot be read */
  constructor(options: TenantsOptions) {
    this.#options = options;
    this.#clients = new Map(options.clients?.map((client) => [client.clientId, client]));
    const hasDemo = this.#clients.size === 0 || this.#clients.has(DEMO_CLIENT_ID);
    this.defaultClientId = hasDemo ? DEMO_CLIENT_ID : [...this.#clients.keys()][0]!;
    const stored = group(options.database?.read() ?? []);
    this.#seed = stored.get(SEED.clientId) ?? this.#applySeed();
    this.system = new TenantState(SYSTEM, new ControlledClock(options.now), stored.get(SYSTEM.clientId));
    for (const [id, changes] of stored) {
      if (id === SEED.clientId || id === SYSTEM.clientId) continue;
      this.#add(id, overlay(this.#seed, changes));
    }
  }

  /** Returns the tenant of a client, created on first use. `undefined` for an unknown client. */
  open(clientId: string): TenantState | undefined {
    const cached = this.#tenants.get(clientId);
    if (cached) return cached;
    const allowed = this.#clients.size > 0 ? this.#clients.has(clientId) : /^[\w.:-]{1,100}$/.test(clientId);
    const full = this.#tenants.size >= MAXIMUM_TENANTS && !this.#clients.has(clientId);
    return allowed && !full ? this.#add(clientId) : undefined;
  }

  /**
   * Returns the tenant of a client, created on first use. Defaults to the default client.
   *
   * @throws {ApplicationError} 404 for an unknown client
   */
  require(clientId: string = this.defaultClientId): TenantState {
    const tenant = this.open(clientId);
    if (!tenant)
      throw new ApplicationError(
        'notFound',
        'CLIENT_NOT_FOUND',
        'The clientId is not registered, or the maximum number of tenants is reached. Pass it in the clients option, or with --client.',
      );
    return tenant;
  }

  /** Returns the tenant of a client that is registered or already has one. */
  find(clientId: string): TenantState | undefined {
    const registered = clientId === this.defaultClientId || this.#clients.has(clientId);
    return this.#tenants.get(clientId) ?? (registered ? this.open(clientId) : undefined);
  }

  /** Returns the tenant with this site ID, if its client is registered or already has one. */
  findSite(siteId: string): TenantState | undefined {
    for (const id of [this.defaultClientId, ...this.#clients.keys()]) this.find(id);
    return [...this.#tenants.values()].find((tenant) => tenant.siteId === siteId);
  }

  /**
   * Returns the tenant with this site ID, created on first use: the site ID of an unregistered client is its client ID.
   * `undefined` for an unknown site.
   */
  openSite(siteId: string): TenantState | undefined {
    const tenant = this.findSite(siteId) ?? this.open(siteId);
    return tenant?.siteId === siteId ? tenant : undefined;
  }

  /** Existing tenants. */
  list(): TenantState[] {
    return [...this.#tenants.values()];
  }

  /** Resets one or all tenants to the seed. */
  async reset(clientId?: string): Promise<void> {
    await this.restore(new Map(), clientId);
  }

  /** Takes a snapshot of one or all tenants. */
  async snapshot(clientId?: string): Promise<Snapshot> {
    const entries = this.#selected(clientId).map((tenant) =>
      tenant.exclusively((): [string, TenantSnapshot] => [tenant.id, tenant.snapshot()]),
    );
    return new Map(await Promise.all(entries));
  }

  /** Restores one or all tenants. Tenants that are not in the snapshot are reset to the seed. */
  async restore(snapshot: Snapshot, clientId?: string): Promise<void> {
    const ids = clientId === undefined ? [...snapshot.keys()] : [clientId];
    for (const id of ids) this.open(id);
    const fresh: TenantSnapshot = { documents: this.#seed, clock: { offset: 0 } };
    const work = this.#selected(clientId).map((tenant) =>
      tenant.exclusively(() => {
        const state = snapshot.get(tenant.id) ?? fresh;
        this.#options.database?.write({
          clear: [tenant.id],
          documents: differences(tenant.id, state.documents, this.#seed),
        });
        tenant.restore(state);
      }),
    );
    await Promise.all(work);
  }

  #selected(clientId: string | undefined): TenantState[] {
    return this.list().filter((tenant) => clientId === undefined || tenant.id === clientId);
  }

  #add(clientId: string, documents: TenantDocuments = this.#seed): TenantState {
    const client = this.#clients.get(clientId) ?? { clientId };
    const { now, onClockChange } = this.#options;
    const clock = new ControlledClock(now, () => onClockChange?.(tenant));
    const tenant: TenantState = new TenantState(client, clock, documents);
    this.#tenants.set(clientId, tenant);
    return tenant;
  }

  #applySeed(): TenantDocuments {
    const seed = new TenantState(SEED, new ControlledClock(this.#options.now));
    this.#options.seed(seed);
    this.#options.database?.write({ documents: seed.changes() });
    seed.commit();
    return seed.snapshot().documents;
  }
}

/**
 * Stored documents by tenant and collection. Deleted ones are `DELETED`. The seed's are read when they are used, because
 * it can be large.
 */
function group(documents: Iterable<StoredDocument>): Map<string, TenantDocuments> {
  const tenants = new Map<string, Map<string, Map<string, Entry>>>();
  for (const stored of documents) {
    const collections = getOrAdd(tenants, stored.tenant, () => new Map<string, Map<string, Entry>>());
    const entries = getOrAdd(collections, stored.collection, () => new Map<string, Entry>());
    entries.set(stored.id, stored.tenant === SEED.clientId ? new UnreadDocument(stored) : parse(stored));
  }
  return tenants;
}

const parse = ({ json }: StoredDocument): Document => (json === null ? DELETED : (JSON.parse(json) as Document));

const DELETED: Document = { id: '' };

/** The seed with a tenant's changes applied. */
function overlay(seed: TenantDocuments, changes: TenantDocuments): TenantDocuments {
  const collections = new Map(seed);
  for (const [collection, changed] of changes) {
    const documents = new Map<string, Entry>(seed.get(collection));
    for (const [id, entry] of changed) {
      if (entry === DELETED) documents.delete(id);
      else documents.set(id, entry);
    }
    collections.set(collection, documents);
  }
  return collections;
}

function getOrAdd<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}
