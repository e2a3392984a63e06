import type { Database } from './database.js';
import type { TenantState } from './tenant-state.js';

/** What a unit of work gave, and whether it changed anything. */
export interface Outcome<R> {
  readonly result: R;
  readonly changed: boolean;
}

/**
 * Runs a task as one unit: alone in its tenant; every change is stored before it returns, or undone when it throws.
 *
 * @throws whatever the task or the database throws
 */
export function unitOfWork<R>(
  tenant: TenantState,
  database: Database | undefined,
  task: () => R | Promise<R>,
): Promise<Outcome<R>> {
  return tenant.exclusively(async () => {
    try {
      const result = await task();
      const changed = tenant.isChanged();
      if (changed) database?.write({ documents: tenant.changes() });
      tenant.commit();
      return { result, changed };
    } catch (error) {
      tenant.undo();
      throw error;
    }
  });
}
