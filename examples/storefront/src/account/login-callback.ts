import { isCartwrightError } from '@cartwright/core';
import { redirect } from 'react-router';
import { shopContext } from '../lib/server/contexts.js';
import type { Route } from './+types/login-callback.js';

/**
 * Handles the redirect from the platform's login page: opens the requested page, or the sign-in page, which says why the
 * sign-in failed.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  try {
    return await shop.finishLogin(request);
  } catch (error) {
    if (!isCartwrightError(error)) throw error;
    return redirect(`/login?ended=${error.code === 'access_denied' ? 'canceled' : 'failed'}`);
  }
}
