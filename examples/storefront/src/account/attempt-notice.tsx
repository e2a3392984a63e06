import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Notice } from '../ui/notice.js';
import type { Attempt } from './attempt.js';
import { useVia } from './destination.js';
import { HostedLogin } from './hosted-login.js';

/** Result of a sign-in attempt, with the next step. */
export function AttemptNotice({ state, error, errorCode }: Attempt) {
  const via = useVia();
  if (state === 'OWNER_APPROVAL_REQUIRED') {
    return (
      <Notice className="mb-6">
        <strong>Almost there.</strong> We look at each new account ourselves. Sign in again once we have written to you
        that yours is approved. Until then, your bag works without it.
      </Notice>
    );
  }
  if (state === 'USER_CAPTCHA_REQUIRED' || state === 'SILENT_CAPTCHA_REQUIRED') return <CaptchaNotice />;
  if (state !== 'FAILURE') return null;
  const link = (path: string, text: string) => (
    <Link to={via(path)} className="link">
      {text}
    </Link>
  );
  const bad = (text: ReactNode) => (
    <Notice tone="bad" className="mb-6">
      {text}
    </Notice>
  );
  switch (errorCode) {
    case 'missingCaptchaToken':
    case 'invalidCaptchaToken':
      return <CaptchaNotice />;
    case 'emailAlreadyExists':
      return bad(<>There is an account with this email address. {link('/login', 'Sign in instead')}</>);
    case 'resetPassword':
      return bad(<>This account needs a new password first. {link('/forgot-password', 'Choose one')}</>);
    case 'invalidEmail':
    case 'invalidPassword':
      return bad(
        <>
          The email address or the password is not right. Check both, or{' '}
          {link('/forgot-password', 'choose a new password')}.
        </>,
      );
    case undefined:
      if (error === 'Unknown _state') {
        return bad(
          <>
            <strong>You cannot sign in here with this account.</strong> Your password is right, but the shop has blocked
            the account, or asks for a second step that only our secure page has. Try it there, or write to us.
          </>,
        );
      }
      return bad('The request failed, or the shop could not be reached. Please try again in a moment.');
  }
}

const CaptchaNotice = () => (
  <div className="mb-6 grid gap-4">
    <Notice>This shop wants to be sure that you are not a robot. Its own page checks that: please go on there.</Notice>
    <HostedLogin>Go on there</HostedLogin>
  </div>
);
