import { createClient } from '@cartwright/core';
import { browserStorage, OAuthStrategy } from '@cartwright/identity';

const { clientId = '', apiUrl = '' } = Object.fromEntries(new URLSearchParams(window.name));

/** Auth strategy of this page. The tests pass the client id and the emulator's address in `window.name`. */
const { auth } = createClient({ auth: OAuthStrategy({ clientId, tokenStorage: browserStorage(clientId) }), apiUrl });

declare global {
  interface Window {
    auth: typeof auth;
    /** Outcome of the sign-in in the popup. */
    popup?: Promise<string>;
    /** Session token that the popup is opened with. */
    sessionToken?: string;
  }
}

window.auth = auth;
document.getElementById('popup')?.addEventListener('click', () => {
  const { sessionToken } = window;
  window.popup = auth.loginWithPopup(sessionToken ? { sessionToken } : {}).then(
    () => 'signed in',
    (error: unknown) => (error as { code: string }).code,
  );
});
