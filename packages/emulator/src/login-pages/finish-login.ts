import type { StateAnswer } from '../authentication/state-answer.js';
import { seeOther } from '../hosted/layout.js';
import type { RouteContext } from '../http/route.js';
import { issueAuthorizationCode } from '../identity/authorization-code.js';
import { openBrowserSession } from '../identity/browser-session.js';
import { newId } from '../state/ids.js';
import { redirectSessions } from '../redirects/redirect-session.js';
import { answerApplication } from './answer-application.js';
import { statePage } from './layout.js';
import { type LoginView, pageAddress } from './login-view.js';

/** Signs the browser in and sends it back to the application, with a code where it asked for one. The login's page is of no use afterwards. */
export async function finishLogin({ origin }: RouteContext, view: LoginView, memberId: string): Promise<Response> {
  const { session, tenant } = view;
  const { auth, callbacks } = session;
  redirectSessions(tenant).delete(session.id);
  const cookie = await openBrowserSession(tenant, origin, memberId);
  let response: Response;
  if (auth) {
    const { codeChallenge, redirectUri } = auth;
    const visitorId = session.visitorId ?? newId();
    const code = await issueAuthorizationCode(tenant, { memberId, visitorId, redirectUri, codeChallenge });
    response = await answerApplication(auth, { code });
  } else {
    const { postFlowUrl } = callbacks;
    response = postFlowUrl
      ? seeOther(postFlowUrl)
      : await statePage(view, 'You are logged in', 'You can close this page.');
  }
  response.headers.append('set-cookie', cookie);
  return response;
}

/** Goes on after a registration, a password or a code: to the application, to the page for a code, or to what is in the way. */
export async function goOn(
  context: RouteContext,
  view: LoginView,
  memberId: string,
  { state, stateToken }: StateAnswer,
): Promise<Response> {
  if (state === 'SUCCESS') return finishLogin(context, view, memberId);
  if (stateToken !== undefined) {
    redirectSessions(view.tenant).put({ ...view.session, form: { ...view.session.form, stateToken } });
    return seeOther(pageAddress(view, 'code'));
  }
  if (state === 'REQUIRE_OWNER_APPROVAL') {
    return statePage(view, 'Almost there', 'The shop has to approve your account first. You can log in once it has.');
  }
  return statePage(view, 'This account cannot be used', 'Ask the shop about it.', 403);
}
