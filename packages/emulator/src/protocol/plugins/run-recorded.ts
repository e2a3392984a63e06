import { merchantCaller } from '../auth/caller.js';
import type { Database } from '../../kernel/state/database.js';
import type { TenantState } from '../../kernel/state/tenant-state.js';
import { unitOfWork } from '../../kernel/state/unit-of-work.js';
import { PluginRequests } from './plugin-requests.js';
import type { ServicePlugins } from './service-plugins.js';

/** Services for work that no request has caused. */
export interface RecordedWorkOptions {
  readonly plugins: ServicePlugins;
  readonly database: Database | undefined;
  /** Applies the consequences of the changes, and records the changes as events. */
  record(plugins: PluginRequests): void;
}

/**
 * Runs a task of the control API or the scheduler as one unit of work. The task may run more than once, from the start.
 *
 * @throws Any error of the task or the database.
 */
export async function runRecorded<R>(
  tenant: TenantState,
  { database, plugins, record }: RecordedWorkOptions,
  task: (plugins: PluginRequests) => R | Promise<R>,
): Promise<R> {
  const requests = new PluginRequests(plugins, tenant, merchantCaller);
  const work = async () => {
    const done = await task(requests);
    record(requests);
    return done;
  };
  return (await requests.run(() => unitOfWork(tenant, database, work))).result;
}
