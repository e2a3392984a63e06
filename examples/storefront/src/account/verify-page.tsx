import { useVerification } from '@cartwright/react/identity';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { buttonStyle } from '../ui/button-style.js';
import { useAnnounce } from '../ui/announcer.js';
import { Button } from '../ui/button.js';
import { Field } from '../ui/field.js';
import { Notice } from '../ui/notice.js';
import { AttemptNotice } from './attempt-notice.js';
import { useCallbackUrl } from './use-callback-url.js';
import { EntryPage } from './entry-page.js';
import { readForm } from './read-form.js';
import { useDestination } from './use-destination.js';

/** Verifies a new account with the code from the email. */
export default function VerifyPage() {
  const { isRequired, verify, resend, ...attempt } = useVerification({ redirectUri: useCallbackUrl() });
  const { via } = useDestination();
  const announce = useAnnounce();
  const [note, setNote] = useState<string>();
  const [isMissing, setIsMissing] = useState(false);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { code } = readForm(event.currentTarget);
    setNote(undefined);
    setIsMissing(code === '');
    if (code) void verify(code);
  };
  const sendAgain = async () => {
    try {
      await resend();
      setNote('Another code is on its way. The one before is no longer good.');
      announce('Another code is on its way.');
    } catch {
      setNote('No code could be sent. Sign in again to get one.');
    }
  };

  if (!isRequired && !attempt.isPending && attempt.state !== 'OWNER_APPROVAL_REQUIRED') {
    return (
      <EntryPage title="Enter your code" lead="Codes are good for a quarter of an hour." color="bg-butter">
        <p className="mb-6">
          No sign-in in this window needs a code. A reload of this page ends the sign-in that it belongs to. Sign in
          with your email address and password: if your account still needs a code, we send you a new one.
        </p>
        <Link to={via('/login')} className={buttonStyle()}>
          Sign in
        </Link>
      </EntryPage>
    );
  }
  const isWrong = attempt.state === 'FAILURE' && !attempt.isPending && !note;
  return (
    <EntryPage
      title="Enter your code"
      lead="We sent you a mail with six digits, to be sure that the address is yours."
      color="bg-butter"
    >
      {attempt.state === 'OWNER_APPROVAL_REQUIRED' && <AttemptNotice {...attempt} />}
      {isRequired && (
        <form onSubmit={submit} noValidate className="grid gap-5">
          <Field
            label="Code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            isRequired
            error={
              isMissing
                ? 'Please enter the code.'
                : isWrong &&
                  'The code is wrong or has expired. Use the code in the newest mail, or request another one.'
            }
          />
          <Button type="submit" isPending={attempt.isPending}>
            Continue
          </Button>
          <Button kind="quiet" onClick={() => void sendAgain()}>
            Send another code
          </Button>
        </form>
      )}
      {note && <Notice className="mt-5">{note}</Notice>}
      <p className="mt-5 text-sm">
        <Link to={via('/login')} className="link">
          Back to sign in
        </Link>
      </p>
    </EntryPage>
  );
}
