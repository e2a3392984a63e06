/** The `clientId` of the demo shop. */
export const DEMO_CLIENT_ID = '10d3b7a8-5c1e-4f0a-9d26-c0ffee000001';

/** The site id of the demo shop, for calls with an API key. */
export const DEMO_SITE_ID = '10d3b7a8-5c1e-4f0a-9d26-c0ffee000002';

/** An API key that the emulator accepts unless others are configured. It opens nothing outside the emulator. */
export const DEMO_API_KEY = 'cartwright-demo-api-key';
