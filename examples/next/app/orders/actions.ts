'use server';

import { redirect } from 'next/navigation';
import { session } from '../../shop/session';

export async function signOut() {
  await session.run(async (shop) => redirect((await shop.logout('/')).headers.get('location') ?? '/'));
}
