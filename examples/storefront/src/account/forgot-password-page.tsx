import { isCartwrightError } from '@cartwright/core';
import { data, Form } from 'react-router';
import { pageUrl, shopContext } from '../lib/server/contexts.js';
import { Phrase } from '../lib/language/phrase.js';
import { getTexts } from '../lib/server/texts.server.js';
import { useTexts } from '../lib/language/use-texts.js';
import { Button } from '../ui/button.js';
import { Field } from '../../../components/src/field.js';
import { Notice } from '../ui/notice.js';
import type { Route } from './+types/forgot-password-page.js';
import { useIsSending } from '../lib/account/attempt.js';
import { useFocusOnError } from '../lib/use-focus-on-error.js';
import { refuse, redirectMember } from './attempt.server.js';
import { useVia } from './destination.js';
import { EntryPage } from './entry-page.js';
import { readForm } from './read-form.js';
import { Link } from '../ui/link.js';

export const loader = ({ context, url }: Route.LoaderArgs) => redirectMember({ context, url });

/** Sends a password reset link. The result is the same whether the account exists or not. */
export async function action({ context, request }: Route.ActionArgs) {
  const { email } = readForm(await request.formData());
  const texts = getTexts(context).account;
  const invalid = () => refuse({ email: texts.emailWrong }, { email });
  if (!email) return invalid();
  try {
    await context.get(shopContext).auth.sendPasswordResetEmail(email, pageUrl(context, '/login?password=changed'));
    return { state: 'SUCCESS' as const };
  } catch (error) {
    if (isCartwrightError(error) && error.kind === 'validation') return invalid();
    return data({ state: 'FAILURE' as const, errors: undefined, entered: { email } }, { status: 503 });
  }
}

/** Sends a password reset link. */
export default function ForgotPasswordPage({ actionData }: Route.ComponentProps) {
  const texts = useTexts('account');
  const via = useVia();
  const failed = actionData && 'errors' in actionData ? actionData : undefined;
  const form = useFocusOnError(failed?.errors);
  const isSending = useIsSending();
  return (
    <EntryPage title={texts.forgotPassword.title} lead={texts.forgotPassword.lead} color="bg-peach">
      {actionData?.state === 'SUCCESS' ? (
        <Notice tone="good">
          <Phrase
            text={texts.forgotPassword.sent}
            parts={[
              (part) => (
                <Link to={via('/register')} className="link">
                  {part}
                </Link>
              ),
            ]}
          />
        </Notice>
      ) : (
        <>
          {actionData?.state === 'FAILURE' && (
            <Notice tone="bad" className="mb-6">
              {texts.requestFailed}
            </Notice>
          )}
          <Form ref={form} method="post" noValidate className="grid gap-5">
            <Field
              label={texts.email}
              name="email"
              type="email"
              autoComplete="username"
              isRequired
              defaultValue={failed?.entered?.email}
              error={failed?.errors?.email}
            />
            <Button type="submit" isPending={isSending}>
              {texts.forgotPassword.action}
            </Button>
          </Form>
        </>
      )}
      <p className="mt-5 text-sm">
        <Link to={via('/login')} className="link">
          {texts.backToSignIn}
        </Link>
      </p>
    </EntryPage>
  );
}
