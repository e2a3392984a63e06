import { startRecovery } from '../../shop/members/sign-in/recovery.js';
import { isEmail } from '../../kernel/input/is-email.js';
import { seeOther } from '../checkout/layout.js';
import { route } from '../../protocol/routing/route.js';
import { findByEmail } from '../../shop/members/member.js';
import { expiredPage } from './layout.js';
import { findView, pageAddress, showAgain } from './login-view.js';
import { openForm } from './open-form.js';
import { forgottenPasswordPage, recoveryEmailSentPage } from './pages.js';

/** Page to request a password reset. */
export const getForgottenPasswordPage = route({
  id: 'hosted.login.getForgottenPasswordPage',
  method: 'GET',
  paths: ['/hosted/login/{sessionId}/forgotten-password'],
  access: 'public',
  handle: (context) => {
    const view = findView(context, 'forgotten-password');
    if (!view) return expiredPage();
    return context.url.searchParams.has('sent') ? recoveryEmailSentPage(view) : forgottenPasswordPage(view);
  },
});

/** Emails a link to reset the password. The page is the same for unknown addresses. */
export const submitForgottenPassword = route({
  id: 'hosted.login.submitForgottenPassword',
  method: 'POST',
  paths: ['/hosted/login/{sessionId}/forgotten-password'],
  access: 'public',
  handle: (context) => {
    const open = openForm(context, ['email']);
    if ('response' in open) return open.response;
    const { input, view } = open;
    const email = input.email ?? '';
    if (!isEmail(email)) {
      return showAgain(view, 'forgotten-password', {
        errors: { email: 'Enter an email address, such as ada@example.com.' },
      });
    }
    startRecovery(view.tenant, context.origin.site, findByEmail(view.tenant, email), { purpose: 'recovery' });
    return seeOther(`${pageAddress(view, 'forgotten-password')}&sent=true`);
  },
});
