import { Form } from 'react-router';
import { shopContext } from '../lib/server/contexts.js';
import { getTexts } from '../lib/server/texts.server.js';
import { useTexts } from '../lib/language/use-texts.js';
import { Button } from '../ui/button.js';
import { Field } from '../../../components/src/field.js';
import type { Route } from './+types/register-page.js';
import { AttemptNotice } from './attempt-notice.js';
import { useIsSending } from '../lib/account/attempt.js';
import { useFocusOnError } from '../lib/use-focus-on-error.js';
import { continueLogin, refuse, redirectMember } from './attempt.server.js';
import { useVia } from './destination.js';
import { EntryPage } from './entry-page.js';
import { readForm } from './read-form.js';
import { Link } from '../ui/link.js';

const leastLength = 6;

export const loader = ({ context, url }: Route.LoaderArgs) => redirectMember({ context, url });

/** Registers a member. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { nickname, email, password } = readForm(await request.formData());
  const entered = { email, nickname };
  const { emailWrong, register } = getTexts(context).account;
  const errors = {
    ...(!/^[^\s@]+@[^\s@]+$/.test(email) && { email: emailWrong }),
    ...(password.length < leastLength && { password: register.passwordShort(leastLength) }),
  };
  if (Object.keys(errors).length > 0) return refuse(errors, entered);
  const profile = nickname && { profile: { nickname } };
  const machine = await context.get(shopContext).auth.register({ email, password, ...profile });
  if (machine.loginState === 'FAILURE' && machine.errorCode === 'invalidEmail') {
    return refuse({ email: register.emailRefused }, entered);
  }
  return continueLogin({ context, url }, machine, entered);
}

/** Registers a member. */
export default function RegisterPage({ actionData }: Route.ComponentProps) {
  const { email, password, register: texts } = useTexts('account');
  const via = useVia();
  const form = useFocusOnError(actionData?.errors);
  const isSending = useIsSending();
  return (
    <EntryPage title={texts.title} lead={texts.lead} color="bg-sage">
      {actionData && <AttemptNotice {...actionData} />}
      <Form ref={form} method="post" noValidate className="grid gap-5">
        <Field
          label={texts.nickname}
          name="nickname"
          autoComplete="nickname"
          defaultValue={actionData?.entered?.nickname}
        />
        <Field
          label={email}
          name="email"
          type="email"
          autoComplete="username"
          isRequired
          defaultValue={actionData?.entered?.email}
          error={actionData?.errors?.email}
        />
        <Field
          label={password}
          name="password"
          type="password"
          autoComplete="new-password"
          isRequired
          help={texts.passwordHelp(leastLength)}
          error={actionData?.errors?.password}
        />
        <Button type="submit" isPending={isSending}>
          {texts.action}
        </Button>
      </Form>
      <p className="mt-5 text-sm">
        <Link to={via('/login')} className="link">
          {texts.signIn}
        </Link>
      </p>
    </EntryPage>
  );
}
