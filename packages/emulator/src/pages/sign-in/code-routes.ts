import { verifyCode, findVerification } from '../../api/authentication-v1/verify-code.js';
import { startVerification } from '../../shop/members/sign-in/verification.js';
import { route } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { members } from '../../shop/members/member.js';
import { continueLogin } from './finish-login.js';
import { expiredPage } from './layout.js';
import { findView, showAgain, showPage } from './login-view.js';
import { openForm } from './open-form.js';
import { codePage } from './pages.js';

/** Page to enter a code from an email. */
export const getCodePage = route({
  id: 'hosted.login.getCodePage',
  method: 'GET',
  paths: ['/hosted/login/{sessionId}/code'],
  access: 'public',
  handle: (context) => {
    const view = findView(context, 'code');
    return view?.session.form.stateToken === undefined ? expiredPage() : codePage({ ...view, form: {} });
  },
});

/** Verifies the entered code, or sends another one. */
export const submitCode = route({
  id: 'hosted.login.submitCode',
  method: 'POST',
  paths: ['/hosted/login/{sessionId}/code'],
  access: 'public',
  handle: (context) => {
    const open = openForm(context, ['code', 'action']);
    if ('response' in open) return open.response;
    const { input, view } = open;
    const { session, tenant } = view;
    const stateToken = session.form.stateToken ?? '';
    const verification = findVerification(tenant, stateToken);
    const member = verification && members(tenant).get(verification.memberId);
    if (!member) {
      return showAgain(view, '', { notice: 'The code has expired. Sign in again to get a new one.' });
    }
    if (input.action === 'resend') {
      startVerification(tenant, member, verification.purpose, stateToken);
      return showPage(view, 'code');
    }
    const result = verifyCode(tenant, stateToken, input.code ?? '');
    if (!(result instanceof ApplicationError)) return continueLogin(context, view, member.id, result);
    return showAgain(view, 'code', { errors: { code: 'Wrong code. Use the code from the latest email.' } });
  },
});
