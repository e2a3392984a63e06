import { Link } from '../ui/link.js';
import { Phrase } from '../lib/language/phrase.js';
import { useTexts } from '../lib/language/use-texts.js';
import { Notice } from '../ui/notice.js';
import type { Attempt } from '../lib/account/attempt.js';
import { useVia } from './destination.js';
import { HostedLogin } from './hosted-login.js';

/** Result of a sign-in attempt, with the next step. */
export function AttemptNotice({ state, error, errorCode }: Attempt) {
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
  switch (errorCode) {
    case 'missingCaptchaToken':
    case 'invalidCaptchaToken':
      return <CaptchaNotice />;
    case 'emailAlreadyExists':
      return <Failure text={attempt.exists} page="/login" />;
    case 'resetPassword':
      return <Failure text={attempt.needsPassword} page="/forgot-password" />;
    case 'invalidEmail':
    case 'invalidPassword':
      return <Failure text={attempt.wrong} page="/forgot-password" />;
    case undefined:
      return <Failure text={error === 'Unknown _state' ? attempt.blocked : requestFailed} />;
  }
}

interface FailureProps {
  text: string;
  /** Page that the part of the text in brackets links to. Without it, the part is strong. */
  page?: string;
}

function Failure({ text, page }: FailureProps) {
  const via = useVia();
  const part = (words: string) =>
    page ? (
      <Link to={via(page)} className="link">
        {words}
      </Link>
    ) : (
      strong(words)
    );
  return (
    <Notice tone="bad" className="mb-6">
      <Phrase text={text} parts={[part]} />
    </Notice>
  );
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
