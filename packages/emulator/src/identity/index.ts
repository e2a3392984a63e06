export type { Caller } from './caller.js';
export type { Client } from './client.js';
export { DEMO_API_KEY, DEMO_CLIENT_ID, DEMO_SITE_ID } from './demo.js';
