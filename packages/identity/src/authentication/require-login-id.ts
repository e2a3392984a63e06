import type { LoginId } from '../identities/identity.js';
import { requireFilled } from '../validation/require-filled.js';

/** Throws if the login id is missing or its email address is blank. */
export const requireLoginId = (loginId: LoginId | undefined): void => {
  requireFilled(loginId, 'loginId');
  if (loginId?.email !== undefined) requireFilled(loginId.email, 'loginId.email');
};
