import type { Context } from 'hono';
import { owner } from '../identity/caller.js';
import type { TenantState } from '../state/tenant-state.js';
import { unitOfWork } from '../state/unit-of-work.js';
import type { Controlled } from './control-app.js';

/** Makes what runs a change of a tenant: all of it or nothing, stored, and told of as events. */
export const changing =
  ({ database, record }: Controlled) =>
  async <R>(c: Context, tenant: TenantState, task: () => R | Promise<R>): Promise<R> => {
    const { result } = await unitOfWork(tenant, database, async () => {
      const done = await task();
      record(tenant, { caller: owner, origin: new URL(c.req.url).origin });
      return done;
    });
    return result;
  };
