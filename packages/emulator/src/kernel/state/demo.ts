/** The `clientId` of the demo shop. */
export const DEMO_CLIENT_ID = '10d3b7a8-5c1e-4f0a-9d26-c0ffee000001';

/** The site id of the demo shop, for calls with an API key. It is also the instance id of every app there. */
export const DEMO_SITE_ID = '10d3b7a8-5c1e-4f0a-9d26-c0ffee000002';

/** An API key that the emulator accepts unless others are configured. It opens nothing outside the emulator. */
export const DEMO_API_KEY = 'cartwright-demo-api-key';

/** The id of an app that the emulator knows unless others are configured. */
export const DEMO_APP_ID = '10d3b7a8-5c1e-4f0a-9d26-c0ffee000003';

/** The secret of `DEMO_APP_ID`. It opens nothing outside the emulator. */
export const DEMO_APP_SECRET = 'cartwright-demo-app-secret';

/** The captcha answer that the emulator accepts. */
export const CAPTCHA_TOKEN = 'cartwright-captcha-passed';

/** The captcha answer that the emulator refuses, whether a captcha is asked for or not. */
export const REFUSED_CAPTCHA_TOKEN = 'cartwright-captcha-refused';
