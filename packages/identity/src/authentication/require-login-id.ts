import type { LoginId } from '../identities/identity.js';
import { requireNonEmpty } from '../validation/require-non-empty.js';

/** Throws if the login ID is missing or its email address is blank. */
export const requireLoginId = (loginId: LoginId | undefined): void => {
  requireNonEmpty(loginId, 'loginId');
  if (loginId?.email !== undefined) requireNonEmpty(loginId.email, 'loginId.email');
};
