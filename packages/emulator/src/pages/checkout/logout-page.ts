import { storeSettings } from '../../shop/settings/store-settings.js';
import { route } from '../../protocol/routing/route.js';
import { closeBrowserSession } from '../../protocol/auth/browser-session.js';
import { revokeSession } from '../../protocol/auth/session.js';
import { findSession } from '../../shop/redirects/redirect-session.js';
import { messagePage, seeOther } from './layout.js';

/** Signs the browser out, revokes the session that requested the sign-out, and redirects the browser to the shop. */
export const getLogoutPage = route({
  id: 'hosted.logout.getPage',
  method: 'GET',
  paths: ['/hosted/logout/{sessionId}'],
  access: 'public',
  handle: ({ origin, params, request, tenant }) => {
    const session = findSession(tenant, 'logout', params.sessionId ?? '');
    const storeName = storeSettings.name;
    if (!session) {
      return messagePage('This page has expired', 'Go back to the shop and sign out again.', {
        status: 404,
        storeName,
      });
    }
    if (session.sessionId !== undefined) revokeSession(tenant, session.sessionId);
    const { postFlowUrl } = session.callbacks;
    const response =
      postFlowUrl === undefined
        ? messagePage('You are signed out', 'You can close this page.', { storeName })
        : seeOther(postFlowUrl);
    response.headers.append('set-cookie', closeBrowserSession(tenant, origin.site, request));
    return response;
  },
});
