import { Link, redirect, useLoaderData } from 'react-router';
import { client } from '../app/client.js';
import { buttonStyle } from '../ui/button-style.js';
import { EntryPage } from './entry-page.js';

/**
 * Handles the redirect from the platform's login page. Redirects to the requested page, or returns why the sign-in
 * failed.
 */
export async function loginCallbackLoader() {
  try {
    const { originalUri } = await client.auth.handleRedirectCallback();
    const { pathname, search, hash } = new URL(originalUri);
    return redirect(pathname + search + hash);
  } catch (error) {
    return { gaveUp: (error as { code?: unknown }).code === 'access_denied' };
  }
}

/** Shown when the sign-in on the platform's page has failed. */
export function LoginCallbackPage() {
  const { gaveUp } = useLoaderData<{ gaveUp: boolean }>();
  return (
    <EntryPage
      title={gaveUp ? 'Not signed in' : 'That did not work'}
      lead={gaveUp ? 'No harm done: your bag is as it was.' : 'Your bag is as it was.'}
      color="bg-peach"
    >
      <p className="mb-6">
        {gaveUp
          ? 'You left the login page before you were signed in. You can go on without an account, or try again.'
          : 'The login was not begun in this window, took too long, or was used already. Please begin again.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <Link to="/login" className={buttonStyle()}>
          Sign in
        </Link>
        <Link to="/" className={buttonStyle('secondary')}>
          Go on without
        </Link>
      </div>
    </EntryPage>
  );
}
