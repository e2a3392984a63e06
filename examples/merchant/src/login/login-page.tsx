import { data, Form, redirect } from 'react-router';
import { getNetwork } from '../lib/server/sender-network.js';
import { returnPath } from '../../../storefront/src/lib/server/return-path.js';
import { PageTitle } from '../../../storefront/src/ui/page-title.js';
import { Wordmark } from '../../../storefront/src/ui/wordmark.js';
import { Field } from '../../../components/src/field.js';
import { Notice } from '../../../storefront/src/ui/notice.js';
import { addressContext, merchantContext } from '../lib/server/context.js';
import { readText } from '../lib/read-text.js';
import { SubmitButton } from '../ui/submit-button.js';
import type { Route } from './+types/login-page.js';

/** Path of the page to open after the sign-in. */
function getDestination(to: string | null): string {
  return returnPath(to) ?? '/dashboard';
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { session, shownPassword } = context.get(merchantContext);
  const to = getDestination(url.searchParams.get('to'));
  return (await session.isSignedIn(request)) ? redirect(to) : { shownPassword, to };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { attempts, isPassword, session } = context.get(merchantContext);
  const address = context.get(addressContext);
  // A browser that has signed in before is not affected by other senders of its address, such as behind a proxy.
  const sender = (await session.getDevice(request)) ?? (address && getNetwork(address));
  const wait = sender === undefined ? 0 : attempts.begin(sender);
  if (wait > 0) {
    const error = `Too many attempts failed. Try again in ${String(Math.ceil(wait / 60))} minutes.`;
    return data({ error }, { status: 429, headers: { 'retry-after': String(wait) } });
  }
  const form = await request.formData();
  if (!(await isPassword(readText(form, 'password')))) {
    return data({ error: 'This is not the password. Try again.' }, { status: 401 });
  }
  if (sender !== undefined) attempts.succeed(sender);
  return redirect(getDestination(readText(form, 'to')), { headers: await session.start() });
}

/** Tells how long to wait after too many attempts. Without this, pages omit the headers of actions. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** Sign-in page of the merchant. */
export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const { shownPassword, to } = loaderData;
  return (
    <main className="wrap grid min-h-screen place-content-center py-16">
      <PageTitle>Merchant sign-in</PageTitle>
      <div className="w-[min(24rem,calc(100vw-2.5rem))] rounded-4xl border border-line bg-raised p-7 sm:p-9">
        <Wordmark />
        <h1 className="mt-8 mb-6 text-2xl">Merchant sign-in</h1>
        <Form method="post" action="/login" className="grid gap-5">
          <input type="hidden" name="to" value={to} />
          <Field
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            error={actionData?.error}
            isRequired
          />
          <SubmitButton>Sign in</SubmitButton>
        </Form>
        {shownPassword && (
          <Notice className="mt-6">
            This is a demo. The password is <code className="font-semibold">{shownPassword}</code>.
          </Notice>
        )}
      </div>
    </main>
  );
}
