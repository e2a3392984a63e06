import { isCartwrightError } from '@cartwright/core';
import { usePasswordReset } from '@cartwright/react/identity';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { useSite } from '../app/site.js';
import { Button } from '../ui/button.js';
import { Field } from '../ui/field.js';
import { Notice } from '../ui/notice.js';
import { EntryPage } from './entry-page.js';
import { readForm } from './read-form.js';
import { useDestination } from './use-destination.js';

/** Sends a password reset link. The message is the same whether the account exists or not. */
export default function ForgotPasswordPage() {
  const { sendEmail, isPending, isSent, error } = usePasswordReset();
  const { via } = useDestination();
  const { origin } = useSite();
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { email } = readForm(event.currentTarget);
    setIsMissing(email === '');
    if (email) sendEmail(email, `${origin}/login?password=changed`).catch(() => undefined);
  };
  const isRefused = isCartwrightError(error) && error.kind === 'validation';
  return (
    <EntryPage
      title="A new password"
      lead="It happens. We send you a link, and you choose another one."
      color="bg-peach"
    >
      {isSent ? (
        <Notice tone="good">
          If there is an account with this address, a mail with a link is on its way. The link expires after an hour.
          Nothing there? Check the spam folder, or{' '}
          <Link to={via('/register')} className="link">
            create an account
          </Link>
          .
        </Notice>
      ) : (
        <>
          {error && !isRefused && !isPending && (
            <Notice tone="bad" className="mb-6">
              The request failed, or the shop could not be reached. Please try again in a moment.
            </Notice>
          )}
          <form onSubmit={submit} noValidate className="grid gap-5">
            <Field
              label="Email"
              name="email"
              type="email"
              autoComplete="username"
              isRequired
              error={(isMissing || isRefused) && 'Please enter an email address, such as robin@example.com.'}
            />
            <Button type="submit" isPending={isPending}>
              Send the link
            </Button>
          </form>
        </>
      )}
      <p className="mt-5 text-sm">
        <Link to={via('/login')} className="link">
          Back to sign in
        </Link>
      </p>
    </EntryPage>
  );
}
