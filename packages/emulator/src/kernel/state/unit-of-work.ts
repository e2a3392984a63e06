import type { Database } from './database.js';
import type { TenantState } from './tenant-state.js';

/** Result of a unit of work, and whether it changed anything. */
export interface Outcome<R> {
  readonly result: R;
  readonly changed: boolean;
}

/**
 * Runs a task as one unit of work, exclusively in its tenant. All changes are stored before it resolves, or reverted if
 * it throws.
 *
 * @throws Any error of the task or the database.
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
