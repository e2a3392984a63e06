import type { FieldReader } from '../../kernel/input/field-reader.js';
import { ApplicationError } from '../../kernel/errors/wire-error.js';

/** Reads when a provider says that a status changed. */
export function readStatusDate(read: FieldReader, value: unknown, field: string): string | undefined {
  const text = read.text(value, field, { min: 1, max: 50 });
  if (text === undefined) return undefined;
  if (!Number.isNaN(Date.parse(text))) return new Date(text).toISOString();
  return read.refuse(field, 'must be a date', 'FORMAT');
}

/** Makes sure that news are no older than what is known. @throws {ApplicationError} 428 `STATUS_UPDATE_IS_OUTDATED` */
export function checkNewer(
  known: { readonly statusUpdatedDate?: string },
  date: string | undefined,
  data: object,
): void {
  if (date === undefined || known.statusUpdatedDate === undefined || date > known.statusUpdatedDate) return;
  throw new ApplicationError(428, 'STATUS_UPDATE_IS_OUTDATED', 'Something newer is known already.', data);
}
