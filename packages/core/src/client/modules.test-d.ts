import { expectTypeOf, test } from 'vitest';
import { createClient, operation, type Client } from '../index.js';

const read = operation<[id: string], { n?: number }>({
  id: 'things.read',
  method: 'GET',
  path: '/v1/things/{id}',
  args: ['id'],
});
const things = { read, Size: { SMALL: 'SMALL' } } as const;
/** Shaped as the official packages declare their functions. */
declare const official: {
  read: ((id: string) => Promise<object>) & ((httpClient: HttpClient) => (id: string) => Promise<object>);
};
interface HttpClient {
  request(request: unknown): Promise<unknown>;
  fetchWithAuth: typeof fetch;
}

test('modules, groups of modules and operations keep their types', () => {
  const client = createClient({ modules: { things, shop: { things } } });
  expectTypeOf(client.things).toEqualTypeOf(things);
  expectTypeOf(client.shop.things.read).toEqualTypeOf(read);
  expectTypeOf(client.use({ things, group: { things } }).group.things.read).toEqualTypeOf(read);
  expectTypeOf(client.use(read)).toEqualTypeOf(read);
  expectTypeOf(client.use({})).toEqualTypeOf({});
});

test('modules of unknown type are accepted', () => {
  const some: Record<string, object> = { things };
  expectTypeOf(createClient({ modules: some }).use(some)).toEqualTypeOf(some);
  expectTypeOf(createClient).parameter(0).not.toBeAny();
});

test('objects that cannot be bound are type errors', () => {
  const client: Client = createClient();
  // @ts-expect-error there is no operation
  client.use({ a: 1 });
  // @ts-expect-error there is no operation
  client.use({ Size: { SMALL: 'SMALL' } as const });
  // @ts-expect-error a module of the official packages
  client.use(official);
  // @ts-expect-error a module of the official packages
  client.use({ things, shop: { official } });
  // @ts-expect-error a function of the official packages
  client.use(official.read);
  // @ts-expect-error there is no operation
  createClient({ modules: { config: { a: 1 } } });
  // @ts-expect-error a module of the official packages
  createClient({ modules: { things, official } });
});

test('a module cannot have the name of a client member', () => {
  // @ts-expect-error clients send
  createClient({ modules: { send: things } });
  // @ts-expect-error clients have a strategy
  createClient({ modules: { auth: things, things } });
});
