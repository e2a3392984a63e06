// app/routes/callback.ts
import { shopContext } from '../session.server';
import type { Route } from './+types/callback';

export const loader = ({ context, request }: Route.LoaderArgs) => context.get(shopContext).finishLogin(request);
