import { isApiError } from '@cartwright/core';

/** Error of an update whose revision is outdated, in a catalog whose API has no revisions. */
export class RevisionConflict extends Error {
  override readonly name = 'RevisionConflict';

  constructor() {
    super('The product was changed since this revision. Read it again.');
  }
}

/** Whether an update was rejected because someone else changed the product since its revision. */
export const isRevisionConflict = (error: unknown): boolean =>
  error instanceof RevisionConflict || (isApiError(error) && error.code === 'INVALID_REVISION');
