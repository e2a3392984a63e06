import type { Route } from '../../protocol/routing/route.js';
import type { Identity } from '../../protocol/auth/identity.js';
import { changePassword } from './change-password.js';
import { login } from './login.js';
import { logout } from './logout.js';
import { recover } from './recover.js';
import { register } from './register.js';
import { sendActivationEmail, sendRecoveryEmail } from './send-recovery-email.js';
import { signOn } from './sign-on.js';
import { startVerificationRoute } from './start-verification.js';
import { validateEmail } from './validate-email.js';
import { resendDuringAuthentication, verifyDuringAuthentication } from './verify-during-authentication.js';
import { verifyFactor } from './verify-factor.js';

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
