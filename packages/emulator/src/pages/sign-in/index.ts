import type { Route } from '../../protocol/routing/route.js';
import { getCodePage, submitCode } from './code-routes.js';
import { getForgottenPasswordPage, submitForgottenPassword } from './forgotten-password-routes.js';
import { getLoginPage, getRegisterPage, submitLogin, submitRegistration } from './login-routes.js';
import { getPostMessageScript } from './post-message-script.js';
import { getResetPage, submitReset } from './reset-routes.js';

/** Routes of the hosted sign-in pages. */
export const loginPageRoutes: readonly Route[] = [
  getLoginPage,
  submitLogin,
  getRegisterPage,
  submitRegistration,
  getForgottenPasswordPage,
  submitForgottenPassword,
  getCodePage,
  submitCode,
  getResetPage,
  submitReset,
  getPostMessageScript,
];
