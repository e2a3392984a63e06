import type { Route } from '../../protocol/routing/route.js';
import { createRedirectSession } from './create-redirect-session.js';

/** The routes of redirect sessions. */
export const redirectRoutes: readonly Route[] = [createRedirectSession];
