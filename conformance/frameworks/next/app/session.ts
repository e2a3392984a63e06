// app/session.ts
import { addLineItemsToCurrentCart } from '@cartwright/ecom/current-cart-v2';
import { getCurrentMember } from '@cartwright/identity/members';
import { createNextSession } from '@cartwright/identity/next';
import { cookies } from 'next/headers';
import { connection } from 'next/server';
import { cache } from 'react';

export const session = createNextSession({
  clientId: process.env.WIX_CLIENT_ID ?? '',
  secrets: [process.env.SESSION_SECRET ?? ''],
  origin: process.env.NEXT_PUBLIC_ORIGIN ?? '',
  apiUrl: process.env.WIX_API_URL, // Unset: the platform. http://localhost:4000: the emulator.
  modules: { currentCartV2: { addLineItemsToCurrentCart }, members: { getCurrentMember } },
  cookies,
});

/** The client of the current request, the same for all server components of a page. */
export const getShop = cache(async () => {
  await connection(); // With Cache Components: nothing of a session is prerendered.
  return session.getClient();
});
