import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Phrase } from '../language/phrase.js';
import { useTexts } from '../language/use-texts.js';
import { Notice } from '../ui/notice.js';
import type { Attempt } from './attempt.js';
import { useVia } from './destination.js';
import { HostedLogin } from './hosted-login.js';

/** Result of a sign-in attempt, with the next step. */
export function AttemptNotice({ state, error, errorCode }: Attempt) {
  const via = useVia();
  const { attempt, requestFailed } = useTexts('account');
  if (state === 'OWNER_APPROVAL_REQUIRED') {
    return (
      <Notice className="mb-6">
        <Phrase text={attempt.approval} parts={[strong]} />
      </Notice>
    );
  }
  if (state === 'USER_CAPTCHA_REQUIRED' || state === 'SILENT_CAPTCHA_REQUIRED') return <CaptchaNotice />;
  if (state !== 'FAILURE') return null;
  const linkTo = (path: string) => (part: string) => (
    <Link to={via(path)} className="link">
      {part}
    </Link>
  );
  const bad = (text: string, ...parts: ((part: string) => ReactNode)[]) => (
    <Notice tone="bad" className="mb-6">
      <Phrase text={text} parts={parts} />
    </Notice>
  );
  switch (errorCode) {
    case 'missingCaptchaToken':
    case 'invalidCaptchaToken':
      return <CaptchaNotice />;
    case 'emailAlreadyExists':
      return bad(attempt.exists, linkTo('/login'));
    case 'resetPassword':
      return bad(attempt.needsPassword, linkTo('/forgot-password'));
    case 'invalidEmail':
    case 'invalidPassword':
      return bad(attempt.wrong, linkTo('/forgot-password'));
    case undefined:
      return error === 'Unknown _state' ? bad(attempt.blocked, strong) : bad(requestFailed);
  }
}

const strong = (part: string) => <strong>{part}</strong>;

function CaptchaNotice() {
  const { captcha, goThere } = useTexts('account').attempt;
  return (
    <div className="mb-6 grid gap-4">
      <Notice>{captcha}</Notice>
      <HostedLogin>{goThere}</HostedLogin>
    </div>
  );
}
