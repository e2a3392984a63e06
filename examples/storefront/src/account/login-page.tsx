import { Form, useSearchParams } from 'react-router';
import { shopContext, pageUrl } from '../lib/server/contexts.js';
import { unknownForm } from '../lib/server/unknown-form.server.js';
import { Phrase } from '../lib/language/phrase.js';
import { getTexts } from '../lib/server/texts.server.js';
import { useTexts } from '../lib/language/use-texts.js';
import { Button } from '../ui/button.js';
import { Field } from '../../../components/src/field.js';
import { Notice } from '../ui/notice.js';
import type { Route } from './+types/login-page.js';
import { AttemptNotice } from './attempt-notice.js';
import { useIsSending } from '../lib/account/attempt.js';
import { useFocusOnError } from '../lib/use-focus-on-error.js';
import { continueLogin, refuse, redirectMember } from './attempt.server.js';
import { useVia } from './destination.js';
import { getDestination } from './destination.server.js';
import { EntryPage } from './entry-page.js';
import { HostedLogin } from './hosted-login.js';
import { readForm } from './read-form.js';
import { Link } from '../ui/link.js';

export const loader = ({ context, url }: Route.LoaderArgs) => redirectMember({ context, url });

/** Signs a member in with email address and password, or starts a sign-in on the platform's page. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { auth, startLogin } = context.get(shopContext);
  const { email, intent, password } = readForm(await request.formData());
  if (intent === 'hosted') return startLogin(pageUrl(context, getDestination(url.searchParams)));
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- React Router shows it in the error boundary.
  if (intent) throw unknownForm();
  const { emailMissing, passwordMissing } = getTexts(context).account;
  const errors = {
    ...(!email && { email: emailMissing }),
    ...(!password && { password: passwordMissing }),
  };
  if (Object.keys(errors).length > 0) return refuse(errors, { email });
  return continueLogin({ context, url }, await auth.login({ email, password }), { email });
}

/** Signs a member in with the store's form or on the platform's page. */
export default function LoginPage({ actionData }: Route.ComponentProps) {
  const texts = useTexts('account');
  const via = useVia();
  const form = useFocusOnError(actionData?.errors);
  const isSending = useIsSending();
  return (
    <EntryPage title={texts.signIn} lead={texts.login.lead} color="bg-lilac">
      {actionData ? <AttemptNotice {...actionData} /> : <Occasion />}
      <Form ref={form} method="post" noValidate className="grid gap-5">
        <Field
          label={texts.email}
          name="email"
          type="email"
          autoComplete="username"
          isRequired
          defaultValue={actionData?.entered?.email}
          error={actionData?.errors?.email}
        />
        <Field
          label={texts.password}
          name="password"
          type="password"
          autoComplete="current-password"
          isRequired
          error={actionData?.errors?.password}
        />
        <Button type="submit" isPending={isSending}>
          {texts.signIn}
        </Button>
      </Form>
      <p className="mt-5 flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm">
        <Link to={via('/forgot-password')} className="link">
          {texts.login.forgot}
        </Link>
        <Link to={via('/register')} className="link">
          {texts.login.register}
        </Link>
      </p>
      <div className="mt-8 border-t border-line pt-6">
        <HostedLogin>{texts.login.hosted}</HostedLogin>
      </div>
    </EntryPage>
  );
}

const strong = (part: string) => <strong>{part}</strong>;

/** Why the shopper is on this page. */
function Occasion() {
  const [params] = useSearchParams();
  const { login } = useTexts('account');
  if (params.get('password') === 'changed') {
    return (
      <Notice tone="good" className="mb-6">
        {login.passwordChanged}
      </Notice>
    );
  }
  if (params.get('ended') === 'canceled') {
    return (
      <Notice className="mb-6">
        <Phrase text={login.canceled} parts={[strong]} />
      </Notice>
    );
  }
  if (params.get('ended') === 'failed') {
    return (
      <Notice tone="bad" className="mb-6">
        <Phrase text={login.failed} parts={[strong]} />
      </Notice>
    );
  }
  const to = params.get('to') ?? '';
  if (to === '/account') return <Notice className="mb-6">{login.required}</Notice>;
  return /^\/products\/[^/]+\/review$/.test(to) ? <Notice className="mb-6">{login.requiredToReview}</Notice> : null;
}
