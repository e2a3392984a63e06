import type { Route } from '../../protocol/routing/route.js';
import { getCodePage, submitCode } from './code-routes.js';
import { getForgottenPasswordPage, submitForgottenPassword } from './forgotten-password-routes.js';
import { getLoginPage, getRegisterPage, submitLogin, submitRegistration } from './login-routes.js';
import { getPostMessageScript } from './post-message-script.js';
import { getResetPage, submitReset } from './reset-routes.js';

/** The routes of the hosted pages of logging in. */
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
