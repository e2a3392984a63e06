import type { StateMachine } from '@cartwright/identity';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { shopContext, verificationContext, pageUrl } from '../lib/server/contexts.js';
import type { FieldErrors } from '../lib/focus-first.js';
import type { Attempt } from '../lib/account/attempt.js';
import { getDestination } from './destination.server.js';
import { via } from './destination.js';

/** Context and URL of a page that signs in. */
interface Entry {
  context: Readonly<RouterContextProvider>;
  url: URL;
}

/** Redirects signed-in members to the page that they asked for. The loader of the sign-in pages. */
export const redirectMember = ({ context, url }: Entry): Response | null =>
  context.get(shopContext).auth.loggedIn() ? redirect(getDestination(url.searchParams)) : null;

/** Shows a page again, with the errors of its fields and what was entered. */
export const refuse = (errors: FieldErrors, entered?: Attempt['entered']) =>
  data<Attempt>({ state: 'INITIAL', errors, ...(entered && { entered }) }, { status: 422 });

/**
 * Continues a sign-in after a step. A successful one redirects to the platform's sign-in page, which returns at once. One
 * that needs a code redirects to its page. In all other states, the page itself shows the next step.
 */
export async function continueLogin(
  { context, url }: Entry,
  machine: StateMachine,
  entered?: Attempt['entered'],
): Promise<Response | ReturnType<typeof data<Attempt>>> {
  const to = getDestination(url.searchParams);
  const verification = context.get(verificationContext);
  if (machine.loginState === 'EMAIL_VERIFICATION_REQUIRED') {
    const cookie = await verification.serialize(machine.data.stateToken);
    return redirect(via('/verify', to), { headers: { 'set-cookie': cookie } });
  }
  if (machine.loginState === 'SUCCESS') {
    const { sessionToken } = machine.data;
    const leaving = await context
      .get(shopContext)
      .startLogin(pageUrl(context, to), { prompt: 'none', sessionToken })
      .catch(() => undefined);
    if (leaving) return leaving;
  }
  const { error, errorCode } = machine as Partial<Extract<StateMachine, { loginState: 'FAILURE' }>>;
  const state = machine.loginState === 'SUCCESS' ? 'FAILURE' : machine.loginState;
  return data<Attempt>({ state, error, errorCode, ...(entered && { entered }) }, { status: 422 });
}
