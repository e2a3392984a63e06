import { checkCaptcha } from '../../shop/members/sign-in/check-captcha.js';
import { checkPassword } from '../../shop/members/sign-in/check-password.js';
import { registerMember } from '../../shop/members/sign-in/register-member.js';
import { passwordLoginState, loginState } from '../../api/authentication-v1/login-state.js';
import type { FormErrors } from '../checkout/checkout-form.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import { ApplicationError, ValidationError } from '../../kernel/errors/application-error.js';
import { readBrowserSession, takeSkippedLogin } from '../../protocol/auth/browser-session.js';
import { readSessionToken } from '../../protocol/auth/session-token.js';
import { type AuthRequest, redirectSessions } from '../../shop/redirects/redirect-session.js';
import { sendAuthorizationResponse } from './authorization-response.js';
import { finishLogin, continueLogin } from './finish-login.js';
import { expiredPage, statePage } from './layout.js';
import { findView, type LoginView, showAgain } from './login-view.js';
import { loginPage, registerPage } from './pages.js';
import { openForm } from './open-form.js';

/** ID of the member of the earlier sign-in whose session token the application sent. */
const getMemberId = ({ session, tenant }: LoginView): string | undefined =>
  session.auth?.sessionTokenId === undefined ? undefined : readSessionToken(tenant, session.auth.sessionTokenId);

/** Responds without a page: with a code if a member is signed in, otherwise with `login_required`. */
function respondWithoutPage(context: RouteContext, view: LoginView, auth: AuthRequest): Response {
  const { origin, request, tenant } = context;
  const memberId = getMemberId(view) ?? readBrowserSession(tenant, origin.site, request);
  if (memberId !== undefined) return finishLogin(context, view, memberId);
  redirectSessions(tenant).delete(view.session.id);
  return sendAuthorizationResponse(auth, { error: 'login_required', error_description: 'No member is signed in.' });
}

/**
 * The sign-in page. Without a page (`prompt=none`), with a session token, or after “Sign in as” in the dashboard, the
 * authorization response.
 */
export const getLoginPage = route({
  id: 'hosted.login.getPage',
  method: 'GET',
  paths: ['/hosted/login/{sessionId}'],
  access: 'public',
  handle: (context) => {
    const view = findView(context, '');
    if (!view) return expiredPage();
    const end = view.session.result?.end;
    if (end) return statePage(view, end.title, end.text);
    const { auth } = view.session;
    if (auth?.prompt === 'none') return respondWithoutPage(context, view, auth);
    const memberId = getMemberId(view) ?? takeSkippedLogin(context.tenant, context.origin.site, context.request);
    return memberId !== undefined ? finishLogin(context, view, memberId) : loginPage(view);
  },
});

/**
 * Error messages of the form. Only a registration reveals that an address is known, and a sign-in that a first password
 * must be set.
 */
const loginErrors = (code: string | undefined): { errors?: FormErrors; notice?: string } => {
  if (code === '-19971') return { errors: { captcha: 'Confirm that you are not a robot.' } };
  if (code === '-19970') return { notice: 'The CAPTCHA was not accepted. Try again.' };
  if (code === '-19973') return { notice: 'Set a new password first: use “Forgot your password?”.' };
  if (code === 'TOO_MANY_LOGIN_ATTEMPTS') return { notice: 'Too many attempts. Try again in 15 minutes.' };
  if (code === '-19995') return { errors: { email: 'An account with this address already exists. Sign in instead.' } };
  return { notice: 'Wrong email address or password.' };
};

const captchaTokens = (token: string | undefined): unknown => (token ? [{ Recaptcha: token }] : []);

/** Handles the sign-in form. */
export const submitLogin = route({
  id: 'hosted.login.submit',
  method: 'POST',
  paths: ['/hosted/login/{sessionId}'],
  access: 'public',
  handle: async (context) => {
    const open = openForm(context, ['email', 'password', 'captcha']);
    if ('response' in open) return open.response;
    const { input, view } = open;
    const { tenant } = view;
    const errors: FormErrors = {
      ...(!input.email && { email: 'Enter your email address.' }),
      ...(!input.password && { password: 'Enter your password.' }),
    };
    if (Object.keys(errors).length > 0) return showAgain(view, '', { errors });
    try {
      checkCaptcha(tenant, captchaTokens(input.captcha));
      const member = await checkPassword(tenant, input.email ?? '', input.password ?? '');
      if (member instanceof ApplicationError) return showAgain(view, '', loginErrors(member.code));
      return continueLogin(context, view, member.id, passwordLoginState(tenant, member));
    } catch (error) {
      if (!(error instanceof ApplicationError)) throw error;
      return showAgain(view, '', loginErrors(error.code));
    }
  },
});

/** Registration page. */
export const getRegisterPage = route({
  id: 'hosted.login.getRegisterPage',
  method: 'GET',
  paths: ['/hosted/login/{sessionId}/register'],
  access: 'public',
  handle: (context) => {
    const view = findView(context, 'register');
    return view ? registerPage(view) : expiredPage();
  },
});

const fieldNames: Readonly<Record<string, readonly [string, string]>> = {
  'loginId.email': ['email', 'Enter an email address, such as ada@example.com.'],
  password: ['password', 'Enter a password of at least 6 characters.'],
};

/** Handles the registration form. */
export const submitRegistration = route({
  id: 'hosted.login.submitRegistration',
  method: 'POST',
  paths: ['/hosted/login/{sessionId}/register'],
  access: 'public',
  handle: async (context) => {
    const open = openForm(context, ['email', 'nickname', 'password', 'captcha']);
    if ('response' in open) return open.response;
    const { input, view } = open;
    const { tenant } = view;
    try {
      checkCaptcha(tenant, captchaTokens(input.captcha));
      const profile = input.nickname ? { profile: { nickname: input.nickname } } : {};
      const member = await registerMember(tenant, input.email ?? '', input.password ?? '', profile);
      return continueLogin(context, view, member.id, loginState(tenant, member));
    } catch (error) {
      if (error instanceof ValidationError) {
        const errors = Object.fromEntries(error.violations.map(({ field }) => fieldNames[field] ?? [field, field]));
        return showAgain(view, 'register', { errors });
      }
      if (!(error instanceof ApplicationError)) throw error;
      return showAgain(view, 'register', loginErrors(error.code));
    }
  },
});
