import { merchantCaller } from '../auth/caller.js';
import type { Database } from '../../kernel/state/database.js';
import type { TenantState } from '../../kernel/state/tenant-state.js';
import { unitOfWork } from '../../kernel/state/unit-of-work.js';
import { PluginQuestions } from './plugin-questions.js';
import type { ServicePlugins } from './service-plugins.js';

/** Services for work that no request has caused. */
export interface ToldWork {
  readonly plugins: ServicePlugins;
  readonly database: Database | undefined;
  /** Does what follows from the changes, and records them as events. */
  record(plugins: PluginQuestions): void;
}

/**
 * Runs a task of the control API or the scheduler as one unit of work. The task may run more than once, from the start.
 *
 * @throws Any error of the task or the database.
 */
export async function toldWork<R>(
  tenant: TenantState,
  { database, plugins, record }: ToldWork,
  task: () => R | Promise<R>,
): Promise<R> {
  const questions = new PluginQuestions(plugins, tenant, merchantCaller);
  const work = async () => {
    const done = await task();
    record(questions);
    return done;
  };
  return (await questions.settle(() => unitOfWork(tenant, database, work))).result;
}
