import type { Identity } from '../../protocol/auth/identity.js';
import type { PluginRequests } from '../../protocol/plugins/plugin-requests.js';
import type { ServicePlugins } from '../../protocol/plugins/service-plugins.js';
import type { EventCause } from '../../protocol/events/event-definition.js';
import type { Emulator } from '../../protocol/emulator.js';
import type { Faults } from '../../protocol/http/faults.js';
import type { Database } from '../../kernel/state/database.js';
import type { TenantState } from '../../kernel/state/tenant-state.js';
import type { Tenants } from '../../kernel/state/tenants.js';

/** Services of the control API. */
export interface ControlContext {
  readonly emulator: Emulator;
  readonly tenants: Tenants;
  readonly identity: Identity;
  readonly database: Database | undefined;
  readonly faults: Faults;
  readonly plugins: ServicePlugins;
  /** Allowed host names, besides loopback ones. */
  readonly hosts: readonly string[];
  readonly onError: (error: unknown) => void;
  /** Records the changes of a unit of work as events. */
  record(tenant: TenantState, cause: EventCause, plugins: PluginRequests): void;
  /** Runs the due scheduled work of a tenant. */
  runDue(clientId: string): Promise<void>;
}
