// app/routes/login.tsx
import { Form, useNavigation } from 'react-router';
import { shopContext } from '../session.server';
import type { Route } from './+types/login';

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const form = await request.formData();
  const [email, password] = [String(form.get('email')), String(form.get('password'))];
  const result = await shop.auth.login({ email, password });
  if (result.loginState !== 'SUCCESS') return result.loginState;
  const { sessionToken } = result.data;
  return shop.startLogin('/account', { prompt: 'none', sessionToken });
}

export default function LoginPage({ actionData }: Route.ComponentProps) {
  const isPending = useNavigation().state !== 'idle';
  return (
    <Form method="post">
      <input name="email" type="email" autoComplete="username" aria-label="Email" />
      <input name="password" type="password" autoComplete="current-password" aria-label="Password" />
      <button disabled={isPending}>Sign in</button>
      {typeof actionData === 'string' && <p role="alert">You are not signed in: {actionData}</p>}
    </Form>
  );
}
