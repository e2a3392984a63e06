import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { graphql } from '../graphql/index.js';
import { callable, createClient, operation } from '../index.js';
import { stubFetch } from '../testing/stub-fetch.js';

const read = operation<[], { n?: number }>({ id: 'things.read', method: 'GET', path: '/v1/things' });
const write = operation<[], object>({ id: 'things.write', method: 'POST', path: '/v1/things' });
const things = { read, Size: { SMALL: 'SMALL' }, limits: [1, 2] };
const more = { write };

/** Values that no client can be bound to, as `any` where the compiler would refuse them. */
const unbindable: readonly [string, object][] = [
  ['an object of values', { a: 1 }],
  ['functions that need no client', { double: (n: number) => n * 2 }],
  ['a list of operations', [read]],
  ['a number', 5 as never],
  ['null', null as never],
  ['undefined', undefined as never],
  ['a text', 'things' as never],
  ['a function that needs no client', () => 1],
];

describe('client.use', () => {
  test('binds nested groups of modules', async () => {
    const { fetch, sent } = stubFetch({ n: 1 }, {}, { n: 2 });
    const client = createClient({ fetch });
    const bound = client.use({ things, all: { of: { them: { more } } } });
    expect(await bound.things.read()).toEqual({ n: 1 });
    await bound.all.of.them.more.write();
    expect(bound.things).toBe(client.use(things));
    expect(await client.use(things).read()).toEqual({ n: 2 });
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
  });

  test('createClient binds groups of modules', async () => {
    const { fetch, sent } = stubFetch({ n: 1 });
    const client = createClient({ modules: { shop: { things, more } }, fetch });
    expect(await client.shop.things.read()).toEqual({ n: 1 });
    expect(client.shop.things).toBe(client.use(things));
    expect(sent).toHaveLength(1);
  });

  test('binds functions that combine operations and passes other members through', async () => {
    const { fetch } = stubFetch({ data: { n: 3 } });
    const double = (n: number) => n * 2;
    const twice = callable(
      (client) => async () => double((await client.use(graphql)<{ n: number }>('{ n }')).data?.n ?? 0),
    );
    const bound = createClient({ fetch }).use({ twice, double, things });
    expect(await bound.twice()).toBe(6);
    expect(bound.double).toBe(double);
    expect(bound.things.Size).toBe(things.Size);
    expect(bound.things.limits).toBe(things.limits);
  });

  test('binds a circular object once', () => {
    const group: { things: typeof things; self?: object } = { things };
    group.self = group;
    expect(createClient().use(group).things.read).toBeTypeOf('function');
  });

  test('accepts an empty module', () => {
    expect(createClient({ modules: {} }).use({})).toEqual({});
  });

  test('holds bound modules weakly, so that they can be garbage-collected', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const client = createClient();
    const used = new WeakRef(client.use({ read, things: { read } }));
    await new Promise(setImmediate);
    collect();
    expect(used.deref()).toBeUndefined();
    expect(client.use(things)).toBe(client.use(things));
  });
});

describe('objects that cannot be bound', () => {
  test.each(unbindable)('client.use rejects %s', (_, module) => {
    expect(() => createClient().use(module)).toThrow(/^"module" must be a module of Cartwright operations/);
  });

  test.each(unbindable.slice(0, 3))('the modules option rejects %s', (_, modules) => {
    expect(() => createClient({ modules })).toThrow(/^"modules" must be a module of Cartwright operations/);
  });

  test('rejects modules of the official packages at any depth', () => {
    const created = [() => () => 1].map((make) => make())[0];
    expect(() => createClient({ modules: { things, shop: { made: { made: created } } } })).toThrow(
      expect.objectContaining({
        code: 'invalid_argument',
        message: expect.stringContaining('"modules.shop.made" must be') as string,
      }),
    );
    expect(createClient({ modules: { things: { ...things, made: created } } }).things.made).toBe(created);
  });

  test.each(['send', 'use', 'auth', 'setHeaders', 'enableContext'])('rejects a module named %s', (name) => {
    const modules: Record<string, object> = { things, [name]: things };
    expect(() => createClient({ modules })).toThrow(
      expect.objectContaining({
        code: 'invalid_argument',
        message: `"modules.${name}" must be renamed: the client has a member of this name`,
      }),
    );
  });
});
