import { useLogin } from '@cartwright/react/identity';
import { type FormEvent, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { Button } from '../ui/button.js';
import { Field } from '../ui/field.js';
import { type FieldErrors, focusFirst } from '../ui/focus-first.js';
import { Notice } from '../ui/notice.js';
import { AttemptNotice } from './attempt-notice.js';
import { useCallbackUrl } from './use-callback-url.js';
import { EntryPage } from './entry-page.js';
import { readForm } from './read-form.js';
import { HostedLogin } from './hosted-login.js';
import { useDestination } from './use-destination.js';

/** Signs a member in with the store's form or on the platform's page. */
export default function LoginPage() {
  const { login, ...attempt } = useLogin({ redirectUri: useCallbackUrl() });
  const { via } = useDestination();
  const [params] = useSearchParams();
  const [errors, setErrors] = useState<FieldErrors>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { email, password } = readForm(event.currentTarget);
    const wrong = {
      ...(!email && { email: 'Please enter your email address.' }),
      ...(!password && { password: 'Please enter your password.' }),
    };
    setErrors(wrong);
    if (!focusFirst(event.currentTarget, wrong)) void login({ email, password });
  };
  if (attempt.state === 'EMAIL_VERIFICATION_REQUIRED') return <Navigate to={via('/verify')} />;
  return (
    <EntryPage title="Sign in" lead="Good to see you again. What is in your bag comes along." color="bg-lilac">
      {params.get('password') === 'changed' && attempt.state === 'INITIAL' && (
        <Notice tone="good" className="mb-6">
          Your new password is set. Sign in with it.
        </Notice>
      )}
      {params.get('to') === '/account' && attempt.state === 'INITIAL' && (
        <Notice className="mb-6">You are not signed in. Sign in to see your account.</Notice>
      )}
      <AttemptNotice {...attempt} />
      <form onSubmit={submit} noValidate className="grid gap-5">
        <Field label="Email" name="email" type="email" autoComplete="username" isRequired error={errors.email} />
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          isRequired
          error={errors.password}
        />
        <Button type="submit" isPending={attempt.isPending}>
          Sign in
        </Button>
      </form>
      <p className="mt-5 flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm">
        <Link to={via('/forgot-password')} className="link">
          Forgot your password?
        </Link>
        <Link to={via('/register')} className="link">
          New here? Create an account
        </Link>
      </p>
      <div className="mt-8 border-t border-line pt-6">
        <HostedLogin>Sign in on our secure page</HostedLogin>
      </div>
    </EntryPage>
  );
}
