export type { App } from './app.js';
export type { Caller } from './caller.js';
export type { Client } from './client.js';
export {
  CAPTCHA_TOKEN,
  DEMO_API_KEY,
  DEMO_APP_ID,
  DEMO_APP_SECRET,
  DEMO_CLIENT_ID,
  DEMO_SITE_ID,
  REFUSED_CAPTCHA_TOKEN,
} from './demo.js';
