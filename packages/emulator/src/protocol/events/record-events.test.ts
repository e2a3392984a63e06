import { ownOrigins } from '../../kernel/origins.js';
import type { EventCause } from './event-definition.js';
import { entityEvents } from './entity-events.js';
import { events } from './event.js';
import { recordEvents } from './record-events.js';
import { beforeEach, expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../emulator.js';
import { DEMO_CLIENT_ID } from '../../kernel/state/demo.js';
import { ControlledClock } from '../../kernel/state/clock.js';
import type { Document } from '../../kernel/state/collection.js';
import { TenantState } from '../../kernel/state/tenant-state.js';
import { memoryDatabase } from '../../testing/memory-database.js';
import { newShopper, type Product, type Shopper, simpleProduct } from '../../testing/shopper.js';
import { send } from '../../testing/visitor.js';
let emulator: Emulator;
let shopper: Shopper;
let product: Product;
beforeEach(async () => {
  emulator = createEmulator({ catalogVersion: 'v1' });
  shopper = await newShopper(emulator);
  product = await simpleProduct(emulator, 10);
});

/** The events without those of Cart V2, which have separate tests. */
const v1Events = () => emulator.events().filter(({ type }) => !type.startsWith('wix.ecom.v2.'));
const types = () => v1Events().map(({ type }) => type.replace(/^.*\.v1\./, ''));
const payload = (type: string) => emulator.events().find((event) => event.type.endsWith(type))?.payload;
const control = (path: string, body: object) => send(emulator, 'POST', `/_emulator/${path}`, { body });

test('an order triggers events of its stock, cart, checkout and itself', async () => {
  await shopper.add(product.id, 3);
  const checkoutId = await shopper.checkOut();
  expect(types()).toEqual(['cart_created', 'cart_updated', 'checkout_created']);
  await shopper.call('POST', `/ecom/v1/checkouts/${checkoutId}/create-order`, {});
  expect(types().slice(3)).toEqual([
    'InventoryVariantsChanged',
    'cart_deleted',
    'checkout_updated',
    'checkout_completed',
    'order_created',
    'order_approved',
  ]);
  const { quantity } = product.stock;
  expect(payload('InventoryVariantsChanged')).toMatchObject({
    productId: product.id,
    variants: [{ oldValue: { quantity, inStock: true }, newValue: { quantity: (quantity ?? 0) - 3 } }],
  });
  expect(payload('checkout_completed')).toMatchObject({
    slug: 'completed',
    entityFqdn: 'wix.ecom.v1.checkout',
    entityId: checkoutId,
    actionEvent: { body: { checkout: { id: checkoutId, completed: true } } },
  });
});

test('events have the entity of the response, and the previous values of changed fields', async () => {
  await shopper.add(product.id, 1);
  const { body } = await shopper.add(product.id, 1);
  const [created, updated] = v1Events();
  expect(created?.identity).toMatchObject({ identityType: 'ANONYMOUS_VISITOR' });
  expect(updated?.payload).toMatchObject({
    id: updated?.id,
    slug: 'updated',
    updatedEvent: { currentEntity: body.cart, modifiedFields: { lineItems: [{ quantity: 1 }] } },
  });
  const sequence = ({ payload }: { payload: object }) =>
    Number((payload as Record<string, string>).entityEventSequence);
  expect(sequence(updated!)).toBeGreaterThan(sequence(created!));
});

test('rejected, reading and ineffective requests trigger no event', async () => {
  await shopper.cart('GET');
  await shopper.add(product.id, 0);
  await control('settings', { requireCaptcha: true });
  expect(types()).toEqual([]);
});

test('members and the sign-on policy trigger events, sign-ins do not', async () => {
  const member = { email: 'ada@example.com', password: 'count-the-days' };
  const { body } = await send<{ id: string }>(emulator, 'POST', '/_emulator/members', { body: member });
  await send(emulator, 'POST', '/_api/iam/authentication/v2/login', {
    body: { loginId: { email: member.email }, password: member.password },
    token: shopper.token,
  });
  await control(`members/${body.id}`, { change: 'block' });
  await control(`members/${body.id}`, { change: 'delete' });
  await control('settings', { requireOwnerApproval: true });
  expect(types()).toEqual(['member_created', 'member_updated', 'member_deleted', 'sign_on_policy_updated']);
  expect(JSON.stringify(emulator.events())).not.toContain('passwordHash');
});

test('events are kept with the data, and go with a reset', async () => {
  const database = memoryDatabase();
  emulator = createEmulator({ catalogVersion: 'v1', database });
  await (await newShopper(emulator)).add(product.id, 1);
  expect(types()).toEqual(['cart_created']);
  expect(createEmulator({ catalogVersion: 'v1', database }).events()).toEqual(emulator.events());
  await emulator.reset(DEMO_CLIENT_ID);
  expect(emulator.events()).toEqual([]);
});

test('the last thousand are kept', () => {
  const tenant = new TenantState({ clientId: 'one' }, new ControlledClock());
  const notes = entityEvents<Document>({ collection: 'notes', fqdn: 'example.v1.note', format: (note) => note });
  const cause: EventCause = { caller: { kind: 'anonymous', id: 'anonymous' }, origin: ownOrigins('http://localhost') };
  const stored = () => Array.from(events(tenant).values(), ({ entityId }) => Number(entityId));
  const write = (from: number, to: number) => {
    for (let id = from; id < to; id++) tenant.collection('notes').put({ id: String(id) });
    recordEvents(tenant, [notes], cause);
    tenant.commit();
  };
  write(0, 1500);
  expect([stored().length, stored()[0], stored().at(-1)]).toEqual([1000, 500, 1499]);
  write(1500, 1510);
  expect([stored().length, stored()[0], stored().at(-1)]).toEqual([1000, 510, 1509]);
});
