'use client';

import { useLoginCallback, useLoginWithRedirect, useLogout, useSession } from '@cartwright/react/identity';
import { OrderList } from './order-list';
import { Problem } from './problem';
import { Link, paths } from './settings';

/** The page of the account: sign-in on the platform's page, orders, sign-out. For clients that have the session's tokens. */
export function AccountPage() {
  const { isMember, status } = useSession();
  const login = useLoginWithRedirect({ redirectUri: paths.loginCallback });
  const logout = useLogout({ mutation: { onSuccess: (url) => location.assign(url) } });
  if (status === 'unknown') return null;
  if (!isMember) {
    return (
      <>
        <h1 className="text-4xl font-semibold tracking-tight">Your account</h1>
        <button
          disabled={login.isRedirecting}
          className="inline-block cursor-pointer rounded-lg bg-neutral-900 px-6 py-2.5 text-center font-semibold text-white hover:bg-neutral-700 disabled:cursor-default disabled:opacity-50"
          onClick={() => login.mutate({ originalUri: paths.account })}
        >
          Sign in
        </button>
        <Problem of={login.error} />
      </>
    );
  }
  return (
    <>
      <h1 className="text-4xl font-semibold tracking-tight">Your orders</h1>
      <OrderList />
      <button
        disabled={logout.isPending}
        className="cursor-pointer text-sm text-neutral-600 underline"
        onClick={() => logout.mutate({ returnUrl: location.origin })}
      >
        Sign out
      </button>
      <Problem of={logout.error} />
    </>
  );
}

/** The page that the platform's sign-in page returns to. */
export function LoginCallback() {
  const { error } = useLoginCallback({ onSuccess: ({ originalUri }) => location.replace(originalUri) });
  if (!error) return <p>One moment …</p>;
  return (
    <>
      <Problem of={error} />
      <Link href={paths.account}>Try again</Link>
    </>
  );
}
