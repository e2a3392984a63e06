// app/account/page.tsx
import { redirect } from 'next/navigation';
import { signOut } from '../actions';
import { getShop } from '../session';

export const instant = false;

export default async function AccountPage() {
  const shop = await getShop();
  if (!shop.auth.loggedIn()) redirect('/login');
  const { member } = await shop.members.getCurrentMember().catch((error: unknown) => {
    if (shop.auth.loggedIn()) throw error;
    redirect('/login'); // The platform ended the session.
  });
  return (
    <form action={signOut}>
      <h1>Hello, {member?.profile?.nickname}</h1>
      <button>Sign out</button>
    </form>
  );
}
