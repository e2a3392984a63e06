import type { Tenant } from '../../kernel/state/tenant.js';
import type { PluginRequests } from './plugin-requests.js';

/** A tenant, and the plugins that a unit of work asks for it. */
export interface TenantPlugins {
  readonly tenant: Tenant;
  readonly plugins: PluginRequests;
}
