import { createEmulator, DEMO_CLIENT_ID } from '@cartwright/emulator';
import { createHandlers } from '@cartwright/emulator/msw';
import { setupServer } from 'msw/node';

const emulator = createEmulator({ seed: 3, cartV1: 'available' });
const server = setupServer(...createHandlers(emulator));
server.listen({ onUnhandledRequest: 'error' });

const api = 'https://www.wixapis.com';
const post = (path: string, body: object, authorization = '') =>
  fetch(api + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify(body),
  });

const { access_token: token } = (await (
  await post('/oauth2/token', { clientId: DEMO_CLIENT_ID, grantType: 'anonymous' })
).json()) as { access_token: string };
const response = await post('/stores/v3/products/query', { query: {} }, token);
const { products } = (await response.json()) as { products: object[] };
emulator.injectFault({ path: '/oauth2/token', drop: true });
const dropped = await post('/oauth2/token', {}).catch((error: unknown) => (error as Error).name);
server.close();
console.log(JSON.stringify([response.status, products.length, dropped]));
