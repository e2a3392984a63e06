import { shopContext } from '../session.server';
import type { Route } from './+types/login';

/** Redirects to the platform's sign-in page. */
export const loader = ({ context }: Route.LoaderArgs) => context.get(shopContext).startLogin('/account');
