import { expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import { memoryDatabase } from '../../testing/memory-database.js';
import { send, visitorToken } from '../../testing/visitor.js';

test('carts of earlier versions keep their contact information', async () => {
  const database = memoryDatabase();
  const emulator = createEmulator({ database });
  const token = await visitorToken(emulator);
  const contactInfo = { address: { country: 'US', subdivision: 'US-NY' }, contactDetails: { firstName: 'Ada' } };
  const path = '/ecom/v1/carts/current';
  await send(emulator, 'PATCH', path, { body: { cartInfo: { contactInfo } }, token });

  const documents = [...database.read()].map(({ json, ...document }) => ({
    ...document,
    json: json === null ? null : json.replace('"shippingDestination":', '"contactInfo":'),
  }));
  expect(documents.some(({ collection, json }) => collection === 'carts' && json?.includes('"contactInfo":'))).toBe(
    true,
  );
  const former = memoryDatabase();
  former.write({ documents });
  const reopened = createEmulator({ database: former });
  expect((await send(reopened, 'GET', path, { token })).body).toMatchObject({ cart: { contactInfo } });
});
