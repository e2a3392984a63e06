import type { LoginState } from '../../api/authentication-v1/login-state.js';
import { seeOther } from '../checkout/layout.js';
import type { RouteContext } from '../../protocol/routing/route.js';
import { issueAuthorizationCode } from '../../protocol/auth/authorization-code.js';
import { openBrowserSession } from '../../protocol/auth/browser-session.js';
import { newId } from '../../kernel/state/ids.js';
import { redirectSessions } from '../../shop/redirects/redirect-session.js';
import { sendAuthorizationResponse } from './authorization-response.js';
import { type LoginView, pageAddress, showPage } from './login-view.js';

/** Redirects to a final page of the sign-in, which does not redirect to the shop by itself. */
const showResult = (view: LoginView, title: string, text: string): Response =>
  showPage(view, '', { end: { title, text } });

/**
 * Signs the browser in and redirects it to the application, with an authorization code if requested. The redirect
 * session ends.
 */
export function finishLogin({ origin }: RouteContext, view: LoginView, memberId: string): Response {
  const { session, tenant } = view;
  const { auth, callbacks } = session;
  if (auth || callbacks.postFlowUrl) redirectSessions(tenant).delete(session.id);
  const cookie = openBrowserSession(tenant, origin.site, memberId);
  let response: Response;
  if (auth) {
    const { codeChallenge, redirectUri } = auth;
    const visitorId = session.visitorId ?? newId();
    const code = issueAuthorizationCode(tenant, { memberId, visitorId, redirectUri, codeChallenge });
    response = sendAuthorizationResponse(auth, { code });
  } else {
    const { postFlowUrl } = callbacks;
    response = postFlowUrl ? seeOther(postFlowUrl) : showResult(view, 'You are signed in', 'You can close this page.');
  }
  response.headers.append('set-cookie', cookie);
  return response;
}

/**
 * Redirects after a registration, a password or a code: to the application, to the page for a code, or to the reason
 * why the member cannot sign in yet.
 */
export function continueLogin(
  context: RouteContext,
  view: LoginView,
  memberId: string,
  { state, stateToken }: LoginState,
): Response {
  if (state === 'SUCCESS') return finishLogin(context, view, memberId);
  if (stateToken !== undefined) {
    redirectSessions(view.tenant).put({ ...view.session, form: { ...view.session.form, stateToken } });
    return seeOther(pageAddress(view, 'code'));
  }
  if (state === 'REQUIRE_OWNER_APPROVAL') {
    return showResult(view, 'Waiting for approval', 'The store has to approve your account before you can sign in.');
  }
  return showResult(view, 'This account is not active', 'Contact the store.');
}
