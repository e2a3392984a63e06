import { route } from '../http/route.js';
import { findSession } from '../redirects/redirect-session.js';
import { storeSettings } from '../totals/index.js';
import { messagePage, seeOther } from './layout.js';

/** The end of a session on the hosted pages, which keep none: sends the browser back to the shop. */
export const getLogoutPage = route({
  id: 'hosted.logout.getPage',
  method: 'GET',
  paths: ['/hosted/logout/{sessionId}'],
  access: 'public',
  handle: ({ params, tenant }) => {
    const session = findSession(tenant, 'logout', params.sessionId ?? '');
    const storeName = storeSettings.name;
    if (!session) {
      return messagePage('This page has expired', 'Go back to the shop and sign out again.', {
        status: 404,
        storeName,
      });
    }
    const { postFlowUrl } = session.callbacks;
    return postFlowUrl === undefined
      ? messagePage('You are signed out', 'You can close this page.', { storeName })
      : seeOther(postFlowUrl);
  },
});
