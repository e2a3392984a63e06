import { resendDuringAuthentication } from '@cartwright/identity/verification';
import { data, Form } from 'react-router';
import { shopContext, verificationContext } from '../lib/server/contexts.js';
import { unknownForm } from '../lib/server/unknown-form.server.js';
import { getTexts } from '../lib/server/texts.server.js';
import { useTexts } from '../lib/language/use-texts.js';
import { buttonStyle } from '../ui/button-style.js';
import { Button } from '../ui/button.js';
import { Field } from '../../../components/src/field.js';
import { Notice } from '../ui/notice.js';
import type { Route } from './+types/verify-page.js';
import { AttemptNotice } from './attempt-notice.js';
import { useIsSending } from '../lib/account/attempt.js';
import { useFocusOnError } from '../lib/use-focus-on-error.js';
import { continueLogin, redirectMember, refuse } from './attempt.server.js';
import { useVia } from './destination.js';
import { EntryPage } from './entry-page.js';
import { readForm } from './read-form.js';
import { Link } from '../ui/link.js';

/** Whether this browser has a sign-in that awaits a code. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const leaving = redirectMember({ context, url });
  if (leaving) return leaving;
  const stateToken: unknown = await context.get(verificationContext).parse(request.headers.get('cookie'));
  return { isRequired: typeof stateToken === 'string' };
}

/** Continues the sign-in with the code from the email, or sends another one. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const verification = context.get(verificationContext);
  const texts = getTexts(context).account.verify;
  const { code, intent } = readForm(await request.formData());
  const stateToken: unknown = await verification.parse(request.headers.get('cookie'));
  if (typeof stateToken !== 'string') return null;
  if (intent === 'resend') {
    const sent = await shop
      .use(resendDuringAuthentication)(stateToken)
      .catch(() => undefined);
    const note = sent ? texts.sent : texts.notSent;
    const cookie = await verification.serialize(sent?.stateToken ?? stateToken);
    return data({ state: 'INITIAL' as const, note }, { headers: { 'set-cookie': cookie } });
  }
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- React Router shows it in the error boundary.
  if (intent) throw unknownForm();
  if (!code) return refuse({ code: texts.missing });
  const before = { loginState: 'EMAIL_VERIFICATION_REQUIRED' as const, data: { stateToken } };
  const machine = await shop.auth.processVerification({ verificationCode: code }, before);
  return machine.loginState === 'FAILURE' ? refuse({ code: texts.wrong }) : continueLogin({ context, url }, machine);
}

/** Verifies a new account with the code from the email. */
export default function VerifyPage({ actionData, loaderData: { isRequired } }: Route.ComponentProps) {
  const via = useVia();
  const { backToSignIn, signIn, verify: texts } = useTexts('account');
  const isSending = useIsSending();
  const attempt = actionData && !('note' in actionData) ? actionData : undefined;
  const note = actionData && 'note' in actionData ? actionData.note : undefined;
  const form = useFocusOnError(attempt?.errors);

  if (!isRequired) {
    return (
      <EntryPage title={texts.title} lead={texts.leadNone} color="bg-butter">
        <p className="mb-6">{texts.none}</p>
        <Link to={via('/login')} className={buttonStyle()}>
          {signIn}
        </Link>
      </EntryPage>
    );
  }
  return (
    <EntryPage title={texts.title} lead={texts.lead} color="bg-butter">
      {attempt && <AttemptNotice {...attempt} />}
      <Form ref={form} method="post" noValidate className="grid gap-5">
        <Field
          label={texts.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          isRequired
          error={attempt?.errors?.code}
        />
        <Button type="submit" isPending={isSending}>
          {texts.action}
        </Button>
        <Button type="submit" kind="quiet" name="intent" value="resend">
          {texts.resend}
        </Button>
      </Form>
      {note && (
        <Notice className="mt-5">
          <span role="status">{note}</span>
        </Notice>
      )}
      <p className="mt-5 text-sm">
        <Link to={via('/login')} className="link">
          {backToSignIn}
        </Link>
      </p>
    </EntryPage>
  );
}
