// app/routes/account.tsx
import { Form, redirect } from 'react-router';
import { shopContext } from '../session.server';
import type { Route } from './+types/account';

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  if (!shop.auth.loggedIn()) throw redirect('/login');
  const { member } = await shop.members.getCurrentMember().catch((error: unknown) => {
    throw shop.auth.loggedIn() ? error : redirect('/login'); // The platform ended the session.
  });
  return { nickname: member?.profile?.nickname };
}

export const action = ({ context }: Route.ActionArgs) => context.get(shopContext).logout('/');

export default function AccountPage({ loaderData: { nickname } }: Route.ComponentProps) {
  return (
    <Form method="post">
      <h1>Hello, {nickname}</h1>
      <button>Sign out</button>
    </Form>
  );
}
