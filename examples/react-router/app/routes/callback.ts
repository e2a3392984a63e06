import { redirect } from 'react-router';
import { shopContext } from '../session.server';
import type { Route } from './+types/callback';

/** Completes a sign-in. If it was canceled or has expired, the visitor stays signed out. */
export const loader = ({ context, request }: Route.LoaderArgs) =>
  context
    .get(shopContext)
    .finishLogin(request)
    .catch(() => redirect('/'));
