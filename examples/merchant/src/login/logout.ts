import { redirect } from 'react-router';
import { merchantAreaOf } from '../lib/protect.server.js';
import type { Route } from './+types/logout.js';

/** Ends the session. */
export const action = async ({ context, request }: Route.ActionArgs) =>
  redirect('/merchant/login', { headers: await merchantAreaOf(context).session.end(request) });

/** Redirects visits of the address. */
export const loader = () => redirect('/merchant/dashboard');
