// src/routes/auth/callback/+server.ts
import type { RequestHandler } from './$types';

export const GET: RequestHandler = ({ locals, request }) => locals.shop.finishLogin(request);
