// src/pages/api/shop/[...path].ts
import type { APIRoute } from 'astro';

export const ALL: APIRoute = ({ locals, request }) => locals.shop.forward(request, '/api/shop');
