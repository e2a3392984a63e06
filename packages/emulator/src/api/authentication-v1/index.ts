import type { Route } from '../../protocol/routing/route.js';
import type { Identity } from '../../protocol/auth/identity.js';
import { changePassword, recover, sendActivationEmail, sendRecoveryEmail, validateEmail } from './recovery-routes.js';
import {
  login,
  logout,
  register,
  resendDuringAuthentication,
  signOn,
  startVerificationRoute,
  verifyDuringAuthentication,
  verifyFactor,
} from './sign-on-routes.js';

/** The routes of authentication, recovery and verification. */
export const authenticationRoutes = (identity: Identity): readonly Route[] => [
  register,
  login,
  signOn(identity),
  changePassword,
  logout,
  validateEmail,
  verifyFactor,
  sendRecoveryEmail,
  sendActivationEmail,
  recover,
  startVerificationRoute,
  verifyDuringAuthentication,
  resendDuringAuthentication,
];
