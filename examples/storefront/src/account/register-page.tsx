import { Form, Link } from 'react-router';
import { shopContext } from '../../server/contexts.js';
import { Button } from '../ui/button.js';
import { Field } from '../ui/field.js';
import type { Route } from './+types/register-page.js';
import { AttemptNotice } from './attempt-notice.js';
import { useFocusOnError, useIsSending } from './attempt.js';
import { continueLogin, refuse, redirectMember } from './attempt.server.js';
import { useVia } from './destination.js';
import { EntryPage } from './entry-page.js';
import { readForm } from './read-form.js';

const leastLength = 6;

export const loader = ({ context, url }: Route.LoaderArgs) => redirectMember({ context, url });

/** Registers a member. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { nickname, email, password } = readForm(await request.formData());
  const entered = { email, nickname };
  const errors = {
    ...(!/^[^\s@]+@[^\s@]+$/.test(email) && { email: 'Please enter an email address, such as robin@example.com.' }),
    ...(password.length < leastLength && { password: `Please choose at least ${leastLength} characters.` }),
  };
  if (Object.keys(errors).length > 0) return refuse(errors, entered);
  const profile = nickname && { profile: { nickname } };
  const machine = await context.get(shopContext).auth.register({ email, password, ...profile });
  if (machine.loginState === 'FAILURE' && machine.errorCode === 'invalidEmail') {
    return refuse({ email: 'The shop does not take this address. Is there a slip in it?' }, entered);
  }
  return continueLogin({ context, url }, machine, entered);
}

/** Registers a member. */
export default function RegisterPage({ actionData }: Route.ComponentProps) {
  const via = useVia();
  const form = useFocusOnError(actionData?.errors);
  const isSending = useIsSending();
  return (
    <EntryPage
      title="Create an account"
      lead="So that your bag finds you on every device. It takes a minute."
      color="bg-sage"
    >
      {actionData && <AttemptNotice {...actionData} />}
      <Form ref={form} method="post" noValidate className="grid gap-5">
        <Field
          label="What shall we call you? (optional)"
          name="nickname"
          autoComplete="nickname"
          defaultValue={actionData?.entered?.nickname}
        />
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          isRequired
          defaultValue={actionData?.entered?.email}
          error={actionData?.errors?.email}
        />
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          isRequired
          help={`At least ${leastLength} characters. This is a demonstration: use one that you use nowhere else.`}
          error={actionData?.errors?.password}
        />
        <Button type="submit" isPending={isSending}>
          Create account
        </Button>
      </Form>
      <p className="mt-5 text-sm">
        <Link to={via('/login')} className="link">
          You have an account? Sign in
        </Link>
      </p>
    </EntryPage>
  );
}
