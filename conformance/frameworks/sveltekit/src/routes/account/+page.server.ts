// src/routes/account/+page.server.ts
import { redirect } from '@sveltejs/kit';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals: { shop } }) => {
  if (!shop.auth.loggedIn()) redirect(303, '/login');
  const current = await shop.members.getCurrentMember().catch((error: unknown) => {
    if (shop.auth.loggedIn()) throw error;
  });
  if (!current) redirect(303, '/login'); // The platform ended the session.
  return { name: current.member?.profile?.nickname };
};

export const actions: Actions = {
  default: async ({ locals: { shop } }) => redirect(303, (await shop.logout('/')).headers.get('location') ?? '/'),
};
