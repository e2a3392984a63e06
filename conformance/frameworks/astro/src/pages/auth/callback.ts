// src/pages/auth/callback.ts
import type { APIRoute } from 'astro';

export const GET: APIRoute = ({ locals, request }) => locals.shop.finishLogin(request);
