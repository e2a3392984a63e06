// app/login/page.tsx
'use client';

import { useActionState } from 'react';
import { signIn } from '../actions';

export default function LoginPage() {
  const [state, action, isPending] = useActionState(signIn, '');
  return (
    <form action={action}>
      <input name="email" type="email" autoComplete="username" aria-label="Email" />
      <input name="password" type="password" autoComplete="current-password" aria-label="Password" />
      <button disabled={isPending}>Sign in</button>
      {state && <p role="alert">You are not signed in: {state}</p>}
    </form>
  );
}
