import { ownOrigins } from '../../kernel/origins.js';
import { runRecorded } from '../../protocol/plugins/run-recorded.js';
import type { PluginRequests } from '../../protocol/plugins/plugin-requests.js';
import type { Context } from 'hono';
import { merchantCaller } from '../../protocol/auth/caller.js';
import type { TenantState } from '../../kernel/state/tenant-state.js';
import type { ControlContext } from './control-context.js';

/** Creates the function that runs a change of a tenant as one unit of work, with plugin calls and events. */
export const changeRunner =
  ({ database, plugins, record }: ControlContext) =>
  <R>(c: Context, tenant: TenantState, task: (plugins: PluginRequests) => R | Promise<R>): Promise<R> => {
    const origin = ownOrigins(new URL(c.req.url).origin);
    const noting = (questions: PluginRequests) => record(tenant, { caller: merchantCaller, origin }, questions);
    return runRecorded(tenant, { plugins, database, record: noting }, task);
  };
