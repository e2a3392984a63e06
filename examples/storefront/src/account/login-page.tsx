import { Form, Link, useSearchParams } from 'react-router';
import { shopContext, pageUrl } from '../../server/contexts.js';
import { Button } from '../ui/button.js';
import { Field } from '../ui/field.js';
import { Notice } from '../ui/notice.js';
import type { Route } from './+types/login-page.js';
import { AttemptNotice } from './attempt-notice.js';
import { useFocusOnError, useIsSending } from './attempt.js';
import { continueLogin, refuse, redirectMember } from './attempt.server.js';
import { destinationOf, useVia } from './destination.js';
import { EntryPage } from './entry-page.js';
import { HostedLogin } from './hosted-login.js';
import { readForm } from './read-form.js';

export const loader = ({ context, url }: Route.LoaderArgs) => redirectMember({ context, url });

/** Signs a member in with email address and password, or starts a sign-in on the platform's page. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { auth, startLogin } = context.get(shopContext);
  const { email, intent, password } = readForm(await request.formData());
  if (intent === 'hosted') return startLogin(pageUrl(context, destinationOf(url.searchParams)));
  const errors = {
    ...(!email && { email: 'Please enter your email address.' }),
    ...(!password && { password: 'Please enter your password.' }),
  };
  if (Object.keys(errors).length > 0) return refuse(errors, { email });
  return continueLogin({ context, url }, await auth.login({ email, password }), { email });
}

/** Signs a member in with the store's form or on the platform's page. */
export default function LoginPage({ actionData }: Route.ComponentProps) {
  const via = useVia();
  const form = useFocusOnError(actionData?.errors);
  const isSending = useIsSending();
  return (
    <EntryPage title="Sign in" lead="Good to see you again. What is in your bag comes along." color="bg-lilac">
      {actionData ? <AttemptNotice {...actionData} /> : <Occasion />}
      <Form ref={form} method="post" noValidate className="grid gap-5">
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
          autoComplete="current-password"
          isRequired
          error={actionData?.errors?.password}
        />
        <Button type="submit" isPending={isSending}>
          Sign in
        </Button>
      </Form>
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

/** Why the shopper is on this page. */
function Occasion() {
  const [params] = useSearchParams();
  if (params.get('password') === 'changed') {
    return (
      <Notice tone="good" className="mb-6">
        Your new password is set. Sign in with it.
      </Notice>
    );
  }
  if (params.get('ended') === 'canceled') {
    return (
      <Notice className="mb-6">
        <strong>Not signed in.</strong> You left the login page before you were signed in. Your bag is as it was: go on
        without an account, or try again.
      </Notice>
    );
  }
  if (params.get('ended') === 'failed') {
    return (
      <Notice tone="bad" className="mb-6">
        <strong>That did not work.</strong> The login was not begun in this browser, took too long, or was used already.
        Please begin again. Your bag is as it was.
      </Notice>
    );
  }
  if (params.get('to') !== '/account') return null;
  return <Notice className="mb-6">You are not signed in. Sign in to see your account.</Notice>;
}
