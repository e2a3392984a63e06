import { useRegister } from '@cartwright/react/identity';
import { type FormEvent, useState } from 'react';
import { Link, Navigate } from 'react-router';
import { Button } from '../ui/button.js';
import { Field } from '../ui/field.js';
import { type FieldErrors, focusFirst } from '../ui/focus-first.js';
import { AttemptNotice } from './attempt-notice.js';
import { useCallbackUrl } from './use-callback-url.js';
import { EntryPage } from './entry-page.js';
import { readForm } from './read-form.js';
import { useDestination } from './use-destination.js';

const leastLength = 6;

/** Registers a member. */
export default function RegisterPage() {
  const { register, ...attempt } = useRegister({ redirectUri: useCallbackUrl() });
  const { via } = useDestination();
  const [errors, setErrors] = useState<FieldErrors>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { nickname, email, password } = readForm(event.currentTarget);
    const wrong = {
      ...(!/^[^\s@]+@[^\s@]+$/.test(email) && { email: 'Please enter an email address, such as robin@example.com.' }),
      ...(password.length < leastLength && { password: `Please choose at least ${leastLength} characters.` }),
    };
    setErrors(wrong);
    if (focusFirst(event.currentTarget, wrong)) return;
    void register({ email, password, ...(nickname && { profile: { nickname } }) });
  };
  if (attempt.state === 'EMAIL_VERIFICATION_REQUIRED') return <Navigate to={via('/verify')} />;
  return (
    <EntryPage
      title="Create an account"
      lead="So that your bag finds you on every device. It takes a minute."
      color="bg-sage"
    >
      <AttemptNotice {...attempt} {...(attempt.errorCode === 'invalidEmail' && { state: 'INITIAL' })} />
      <form onSubmit={submit} noValidate className="grid gap-5">
        <Field label="What shall we call you? (optional)" name="nickname" autoComplete="nickname" />
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          isRequired
          error={
            errors.email ??
            (attempt.errorCode === 'invalidEmail' && 'The shop does not take this address. Is there a slip in it?')
          }
        />
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          isRequired
          help={`At least ${leastLength} characters. This is a demonstration: use one that you use nowhere else.`}
          error={errors.password}
        />
        <Button type="submit" isPending={attempt.isPending}>
          Create account
        </Button>
      </form>
      <p className="mt-5 text-sm">
        <Link to={via('/login')} className="link">
          You have an account? Sign in
        </Link>
      </p>
    </EntryPage>
  );
}
