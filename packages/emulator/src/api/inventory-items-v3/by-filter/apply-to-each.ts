import { ApplicationError, ValidationError } from '../../../kernel/errors/application-error.js';
import { newId } from '../../../kernel/state/ids.js';
import type { Tenant } from '../../../kernel/state/tenant.js';

/**
 * Applies a change to each item of a bulk operation that the platform runs in the background. An item that refuses the
 * change stays as it is, as in a job that reports it as failed.
 *
 * @returns The response, with the ID of the job.
 */
export function applyToEach<T>(tenant: Tenant, items: readonly T[], apply: (item: T) => void): { jobId: string } {
  for (const item of items) {
    try {
      tenant.attempt(() => {
        apply(item);
      });
    } catch (error) {
      if (!(error instanceof ApplicationError || error instanceof ValidationError)) throw error;
    }
  }
  return { jobId: newId() };
}
