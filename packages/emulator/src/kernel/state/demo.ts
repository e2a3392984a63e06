/** Client ID of the demo shop. */
export const DEMO_CLIENT_ID = '10d3b7a8-5c1e-4f0a-9d26-c0ffee000001';

/** Site ID of the demo shop, for requests with an API key. Also the instance ID of every app on it. */
export const DEMO_SITE_ID = '10d3b7a8-5c1e-4f0a-9d26-c0ffee000002';

/** Default API key of the emulator. Has no effect outside the emulator. */
export const DEMO_API_KEY = 'cartwright-demo-api-key';

/** ID of the emulator's default app. */
export const DEMO_APP_ID = '10d3b7a8-5c1e-4f0a-9d26-c0ffee000003';

/** Secret of `DEMO_APP_ID`. Has no effect outside the emulator. */
export const DEMO_APP_SECRET = 'cartwright-demo-app-secret';

/** CAPTCHA token that the emulator accepts. */
export const CAPTCHA_TOKEN = 'cartwright-captcha-passed';

/** CAPTCHA token that the emulator rejects, even if the site requires no CAPTCHA. */
export const REFUSED_CAPTCHA_TOKEN = 'cartwright-captcha-refused';
