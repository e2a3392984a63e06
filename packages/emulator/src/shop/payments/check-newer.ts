import { ApplicationError } from '../../kernel/errors/application-error.js';

/**
 * Checks that a status update is newer than the last one.
 *
 * @param stored - Payment or refund to update.
 * @param date - Time of the update, as an ISO 8601 string. Without it, the update counts as newer.
 * @param data - Data of the error.
 * @throws {ApplicationError} `STATUS_UPDATE_IS_OUTDATED`
 */
export function checkNewer(
  stored: { readonly statusUpdatedDate?: string },
  date: string | undefined,
  data: object,
): void {
  if (date === undefined || stored.statusUpdatedDate === undefined || date > stored.statusUpdatedDate) return;
  throw new ApplicationError(
    'failedPrecondition',
    'STATUS_UPDATE_IS_OUTDATED',
    'The stored status is newer. Send a later status date.',
    data,
  );
}
