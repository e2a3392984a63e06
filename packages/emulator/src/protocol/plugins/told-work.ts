import { merchantCaller } from '../auth/caller.js';
import type { Database } from '../../kernel/state/database.js';
import type { TenantState } from '../../kernel/state/tenant-state.js';
import { unitOfWork } from '../../kernel/state/unit-of-work.js';
import { PluginQuestions } from './plugin-questions.js';
import type { ServicePlugins } from './service-plugins.js';

/** What work that no request asks for is done with. */
export interface ToldWork {
  readonly plugins: ServicePlugins;
  readonly database: Database | undefined;
  /** Does what follows from the changes, and records them as events. */
  record(plugins: PluginQuestions): void;
}

/**
 * Does what the control plane or the time wants as one unit of work. The task may be done again, from the beginning.
 * @throws whatever the task or the database throws
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
