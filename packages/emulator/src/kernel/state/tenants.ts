import { ApplicationError } from '../errors/wire-error.js';
import type { Client } from './client.js';
import { DEMO_CLIENT_ID } from './demo.js';
import { ControlledClock } from './clock.js';
import type { Document } from './collection.js';
import type { Database, StoredDocument } from './database.js';
import { differences, TenantState, type TenantSnapshot, type World } from './tenant-state.js';
import type { Tenant } from './tenant.js';

/** How many tenants may come into being by using a new `clientId`. */
const MAXIMUM_TENANTS = 1000;

const SEED: Client = { clientId: '' };
const SYSTEM: Client = { clientId: '#system' };

/** What the tenants are made of. */
export interface TenantsOptions {
  /** The registered clients. Without them any non-empty `clientId` opens a tenant of its own. */
  readonly clients?: readonly Client[];
  readonly database?: Database;
  /** The real time. */
  readonly now?: () => Date;
  /** Gives a stored document the form that this version reads; documents of earlier versions may have another one. */
  readonly upgrade?: (collection: string, document: Document) => Document;
  /** Told when a tenant's clock was changed, by a restore too. */
  readonly onClockChange?: (tenant: TenantState) => void;
  /** Fills the world that all tenants start from. */
  seed(tenant: Tenant): void;
}

/** All tenants at one moment. */
export type Snapshot = ReadonlyMap<string, TenantSnapshot>;

/** All tenants of an emulator, over one shared seed. */
export class Tenants {
  readonly #options: TenantsOptions;
  readonly #clients: ReadonlyMap<string, Client>;
  readonly #tenants = new Map<string, TenantState>();
  readonly #seed: World;
  /** What belongs to the emulator and to no client. It is not reset, and not in snapshots. */
  readonly system: TenantState;
  /** The client that is meant where none is named: the demo client, or else the first that is registered. */
  readonly defaultClientId: string;

  /** @throws what the database throws when it cannot be read */
  constructor(options: TenantsOptions) {
    this.#options = options;
    this.#clients = new Map(options.clients?.map((client) => [client.clientId, client]));
    const hasDemo = this.#clients.size === 0 || this.#clients.has(DEMO_CLIENT_ID);
    this.defaultClientId = hasDemo ? DEMO_CLIENT_ID : [...this.#clients.keys()][0]!;
    const stored = group(options.database?.read() ?? [], options.upgrade);
    this.#seed = stored.get(SEED.clientId) ?? this.#sow();
    this.system = new TenantState(SYSTEM, new ControlledClock(options.now), stored.get(SYSTEM.clientId));
    for (const [id, changes] of stored) {
      if (id === SEED.clientId || id === SYSTEM.clientId) continue;
      this.#add(id, overlay(this.#seed, changes));
    }
  }

  /** The tenant of a client, made on first use; `undefined` for a client that may not have one. */
  open(clientId: string): TenantState | undefined {
    const known = this.#tenants.get(clientId);
    if (known) return known;
    const allowed = this.#clients.size > 0 ? this.#clients.has(clientId) : /^[\w.:-]{1,100}$/.test(clientId);
    const full = this.#tenants.size >= MAXIMUM_TENANTS && !this.#clients.has(clientId);
    return allowed && !full ? this.#add(clientId) : undefined;
  }

  /**
   * The tenant of a client, made on first use; the default client's unless given.
   *
   * @throws {ApplicationError} 404 for a client that may not have one
   */
  need(clientId: string = this.defaultClientId): TenantState {
    const tenant = this.open(clientId);
    if (!tenant) throw new ApplicationError(404, 'CLIENT_NOT_FOUND', 'There is no such client here.');
    return tenant;
  }

  /** The tenant of a client, when it is registered or was used before. */
  find(clientId: string): TenantState | undefined {
    const registered = clientId === this.defaultClientId || this.#clients.has(clientId);
    return this.#tenants.get(clientId) ?? (registered ? this.open(clientId) : undefined);
  }

  /** The tenant that a site id names. */
  findSite(siteId: string): TenantState | undefined {
    for (const id of [this.defaultClientId, ...this.#clients.keys()]) this.find(id);
    return [...this.#tenants.values()].find((tenant) => tenant.siteId === siteId);
  }

  /** The tenants there are. */
  list(): TenantState[] {
    return [...this.#tenants.values()];
  }

  /** Takes back everything that happened, to one tenant or to all. */
  async reset(clientId?: string): Promise<void> {
    await this.restore(new Map(), clientId);
  }

  /** Keeps one tenant or all as they are now. */
  async snapshot(clientId?: string): Promise<Snapshot> {
    const entries = this.#chosen(clientId).map((tenant) =>
      tenant.exclusively((): [string, TenantSnapshot] => [tenant.id, tenant.snapshot()]),
    );
    return new Map(await Promise.all(entries));
  }

  /** Makes one tenant or all what they were; those that the snapshot lacks start anew. */
  async restore(snapshot: Snapshot, clientId?: string): Promise<void> {
    const ids = clientId === undefined ? [...snapshot.keys()] : [clientId];
    for (const id of ids) this.open(id);
    const fresh: TenantSnapshot = { world: this.#seed, clock: { offset: 0 } };
    const work = this.#chosen(clientId).map((tenant) =>
      tenant.exclusively(() => {
        const state = snapshot.get(tenant.id) ?? fresh;
        this.#options.database?.write({
          clear: [tenant.id],
          documents: differences(tenant.id, state.world, this.#seed),
        });
        tenant.restore(state);
      }),
    );
    await Promise.all(work);
  }

  #chosen(clientId: string | undefined): TenantState[] {
    return this.list().filter((tenant) => clientId === undefined || tenant.id === clientId);
  }

  #add(clientId: string, world: World = this.#seed): TenantState {
    const client = this.#clients.get(clientId) ?? { clientId };
    const { now, onClockChange } = this.#options;
    const clock = new ControlledClock(now, () => onClockChange?.(tenant));
    const tenant: TenantState = new TenantState(client, clock, world);
    this.#tenants.set(clientId, tenant);
    return tenant;
  }

  #sow(): World {
    const seed = new TenantState(SEED, new ControlledClock(this.#options.now));
    this.#options.seed(seed);
    this.#options.database?.write({ documents: seed.changes() });
    seed.commit();
    return seed.snapshot().world;
  }
}

/** Stored documents by tenant; deleted ones are `undefined`. */
function group(
  documents: Iterable<StoredDocument>,
  upgrade: TenantsOptions['upgrade'] = (_, document) => document,
): Map<string, World> {
  const tenants = new Map<string, Map<string, Map<string, Document>>>();
  for (const { tenant, collection, id, json } of documents) {
    const world = getOrAdd(tenants, tenant, () => new Map<string, Map<string, Document>>());
    const stored = getOrAdd(world, collection, () => new Map<string, Document>());
    stored.set(id, json === null ? DELETED : upgrade(collection, JSON.parse(json) as Document));
  }
  return tenants;
}

const DELETED: Document = { id: '' };

/** The seed with a tenant's changes over it. */
function overlay(seed: World, changes: World): World {
  const world = new Map(seed);
  for (const [collection, changed] of changes) {
    const documents = new Map<string, Document>(seed.get(collection));
    for (const [id, document] of changed) {
      if (document === DELETED) documents.delete(id);
      else documents.set(id, document);
    }
    world.set(collection, documents);
  }
  return world;
}

function getOrAdd<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}
