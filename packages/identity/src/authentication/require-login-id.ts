import type { LoginId } from '../identities/identity.js';
import { requireFilled } from '../validation/require-filled.js';

/** Throws for a login id that is missing, or whose email address is blank. Other kinds of login ids pass. */
export const requireLoginId = (loginId: LoginId | undefined): void => {
  requireFilled(loginId, 'loginId');
  if (loginId?.email !== undefined) requireFilled(loginId.email, 'loginId.email');
};
