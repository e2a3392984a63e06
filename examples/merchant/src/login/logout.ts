import { redirect } from 'react-router';
import { merchantContext } from '../lib/server/context.js';
import type { Route } from './+types/logout.js';

/** Ends the session. */
export const action = async ({ context, request }: Route.ActionArgs) =>
  redirect('/login', { headers: await context.get(merchantContext).session.end(request) });

/** Redirects visits of the address. */
export const loader = () => redirect('/dashboard');
