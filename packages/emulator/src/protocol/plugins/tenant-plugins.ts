import type { Tenant } from '../../kernel/state/tenant.js';
import type { PluginRequests } from './plugin-requests.js';

/** Tenant with the plugin calls of the current request. */
export interface TenantPlugins {
  readonly tenant: Tenant;
  readonly plugins: PluginRequests;
}
