import { ApplicationError } from '../../kernel/errors/application-error.js';
import { newId } from '../../kernel/state/ids.js';
import type { TenantState } from '../../kernel/state/tenant-state.js';
import type { Snapshot } from '../../kernel/state/tenants.js';
import type { Emulator } from '../../protocol/emulator.js';

/** Maximum number of stored snapshots. Older ones are deleted. */
const MAXIMUM_SNAPSHOTS = 100;

/** Snapshot of a tenant in the memory of the emulator. */
export interface NamedSnapshot {
  readonly id: string;
  readonly clientId: string;
  readonly name: string;
  /** Time of the snapshot by the tenant's clock, as an ISO 8601 string. */
  readonly time: string;
}

/** Snapshots that were taken by the control API and the dashboard. They are lost when the emulator stops. */
export class Snapshots {
  readonly #emulator: Emulator;
  readonly #stored = new Map<string, { readonly entry: NamedSnapshot; readonly snapshot: Snapshot }>();

  constructor(emulator: Emulator) {
    this.#emulator = emulator;
  }

  /** Snapshots of a tenant, oldest first. */
  list({ id }: TenantState): NamedSnapshot[] {
    return Array.from(this.#stored.values(), ({ entry }) => entry).filter(({ clientId }) => clientId === id);
  }

  /** Takes a snapshot of a tenant. */
  async take({ clock, id: clientId }: TenantState, name = ''): Promise<NamedSnapshot> {
    const entry: NamedSnapshot = { id: newId(), clientId, name, time: clock.now().toISOString() };
    this.#stored.set(entry.id, { entry, snapshot: await this.#emulator.snapshot(clientId) });
    if (this.#stored.size > MAXIMUM_SNAPSHOTS) this.#stored.delete([...this.#stored.keys()][0]!);
    return entry;
  }

  /** Restores a tenant from one of its snapshots. @throws {ApplicationError} `SNAPSHOT_NOT_FOUND` */
  async restore(tenant: TenantState, id: string): Promise<void> {
    await this.#emulator.restore(this.#require(tenant, id), tenant.id);
  }

  /** Deletes a snapshot of a tenant. @throws {ApplicationError} `SNAPSHOT_NOT_FOUND` */
  delete(tenant: TenantState, id: string): void {
    this.#require(tenant, id);
    this.#stored.delete(id);
  }

  #require(tenant: TenantState, id: string): Snapshot {
    const stored = this.#stored.get(id);
    if (stored?.entry.clientId === tenant.id) return stored.snapshot;
    throw new ApplicationError('notFound', 'SNAPSHOT_NOT_FOUND', 'This client has no snapshot with this ID.');
  }
}
