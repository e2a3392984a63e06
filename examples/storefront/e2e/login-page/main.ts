import { createClient } from '@cartwright/core';
import { browserStorage, OAuthStrategy } from '@cartwright/identity';

const { clientId = '', apiUrl = '' } = Object.fromEntries(new URLSearchParams(window.name));

/** The strategy of this page; the tests name the client and the emulator in the window's name. */
const { auth } = createClient({ auth: OAuthStrategy({ clientId, tokenStorage: browserStorage(clientId) }), apiUrl });

declare global {
  interface Window {
    auth: typeof auth;
    /** What the popup's login came to. */
    popup?: Promise<string>;
    /** The session token that the popup is opened with. */
    sessionToken?: string;
  }
}

window.auth = auth;
document.getElementById('popup')?.addEventListener('click', () => {
  const { sessionToken } = window;
  window.popup = auth.loginWithPopup(sessionToken ? { sessionToken } : {}).then(
    () => 'logged in',
    (error: unknown) => (error as { code: string }).code,
  );
});
