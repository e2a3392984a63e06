// src/routes/login/+server.ts
import type { RequestHandler } from './$types';

export const GET: RequestHandler = ({ locals }) => locals.shop.startLogin('/account');
