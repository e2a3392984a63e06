import { ApplicationError } from '../../kernel/errors/http-error.js';

/**
 * Checks that a status update is newer than the last one.
 *
 * @param known the payment or refund that is updated
 * @param date the ISO date of the update; without one it counts as newer
 * @param data what the refusal names
 * @throws {ApplicationError} 428 `STATUS_UPDATE_IS_OUTDATED`
 */
export function checkNewer(
  known: { readonly statusUpdatedDate?: string },
  date: string | undefined,
  data: object,
): void {
  if (date === undefined || known.statusUpdatedDate === undefined || date > known.statusUpdatedDate) return;
  throw new ApplicationError(428, 'STATUS_UPDATE_IS_OUTDATED', 'Something newer is known already.', data);
}
