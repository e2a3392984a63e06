import { useLoginCallback } from '@cartwright/react/identity';
import { Link, useNavigate } from 'react-router';
import { PageSkeleton } from '../app/page-skeleton.js';
import { buttonStyle } from '../ui/button-style.js';
import { EntryPage } from './entry-page.js';

/** Handles the redirect from the platform's login page: opens the requested page, or says why the sign-in failed. */
export default function LoginCallbackPage() {
  const navigate = useNavigate();
  const { state } = useLoginCallback({
    onSuccess(originalUri) {
      const { pathname, search, hash } = new URL(originalUri);
      void navigate(pathname + search + hash, { replace: true });
    },
  });
  if (state === 'PENDING' || state === 'SUCCESS') return <PageSkeleton />;
  const gaveUp = state === 'CANCELED';
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
