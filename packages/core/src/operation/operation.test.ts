import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createClient,
  date,
  entity,
  float,
  image,
  isCartwrightError,
  operation,
  pageUrl,
  address,
  type Address,
} from '../index.js';
import { respond, stubFetch } from '../testing/stub-fetch.js';

interface Note {
  _id?: string;
  _createdDate?: Date | null;
  due?: Date | null;
  weight?: number;
  picture?: string;
  page?: string;
  place?: Address;
  lines?: { _id?: string; until?: Date }[];
}

const note = entity<Note>({
  _createdDate: date,
  due: date,
  weight: float,
  picture: image,
  page: pageUrl,
  place: address,
  lines: { until: date },
});

const getNote = operation<[id: string], Note>({
  id: 'notes.getNote',
  method: 'GET',
  path: '/notes/v1/notes/{id}',
  args: ['id'],
  response: { note },
  unwrap: 'note',
  repeatable: true,
});

const updateNote = operation<[id: string, note: Note], Note>({
  id: 'notes.updateNote',
  method: 'PATCH',
  path: '/notes/v1/notes/{note.id}',
  args: ['note._id', 'note'],
  request: { note },
  response: { note },
  unwrap: 'note',
});

const listNotes = operation<[options?: object], object>({
  id: 'notes.listNotes',
  method: 'GET',
  path: '/notes/v1/notes',
  args: ['...options'],
  structuredQuery: true,
  fallback: '/notes/v1/notes/list',
});

const deleteNote = operation<[id: string], void>({
  id: 'notes.deleteNote',
  method: 'DELETE',
  path: '/notes/v1/notes/{id}',
  args: ['id'],
  returnsNothing: true,
});

const notes = { getNote, updateNote, listNotes, deleteNote };
const day = new Date('2026-01-02T03:04:05.678Z');

describe('request', () => {
  test('encodes path, query and headers of a GET', async () => {
    const { fetch, sent } = stubFetch({ note: {} });
    const client = createClient({ modules: { notes }, fetch, headers: { 'x-app': 'a' } });
    await client.notes.getNote('a b/c?d#e%', { headers: { 'x-call': 'b' } });
    expect(sent[0]?.method).toBe('GET');
    expect(sent[0]?.url.href).toBe('https://www.wixapis.com/notes/v1/notes/a%20b%2Fc%3Fd%23e%25?id=a+b%2Fc%3Fd%23e%25');
    expect(sent[0]?.headers.get('x-app')).toBe('a');
    expect(sent[0]?.headers.get('x-call')).toBe('b');
    expect(sent[0]?.headers.has('content-type')).toBe(false);
  });

  test('encodes a body with converted fields and platform names, without modifying the arguments', async () => {
    const { fetch, sent } = stubFetch({ note: {} });
    const argument: Note = {
      due: day,
      weight: Infinity,
      picture: 'wix:image://v1/p.jpg/a%20b.jpg#originWidth=8&originHeight=6',
      page: 'https://shop.example/a/b?q=1',
      place: { formatted: 'f', location: { latitude: 1.5 }, addressLine1: 'l', city: 'c' },
      lines: [{ _id: 'l1', until: day }],
    };
    const before = structuredClone(argument);
    await createClient({ modules: { notes }, fetch }).notes.updateNote('n1', argument);
    expect(sent[0]?.body).toEqual({
      note: {
        id: 'n1',
        due: '2026-01-02T03:04:05.678Z',
        weight: 'Infinity',
        picture: {
          id: 'p.jpg',
          width: 8,
          height: 6,
          altText: 'a b.jpg',
          filename: 'a b.jpg',
          url: 'wix:image://v1/p.jpg/a%20b.jpg#originWidth=8&originHeight=6',
        },
        page: { relativePath: '/a/b', url: 'https://shop.example/a/b?q=1' },
        place: { formattedAddress: 'f', geocode: { latitude: 1.5 }, addressLine: 'l', city: 'c' },
        lines: [{ id: 'l1', until: '2026-01-02T03:04:05.678Z' }],
      },
    });
    expect(argument).toEqual(before);
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
  });

  test('an ID argument is used, also when the other arguments contain `id`', async () => {
    const { fetch, sent } = stubFetch({ note: {} }, {});
    const cancelNote = operation<[id: string, options?: object], object>({
      id: 'notes.cancelNote',
      method: 'POST',
      path: '/notes/v1/notes/{id}/cancel',
      args: ['_id', '...options'],
    });
    const client = createClient({ modules: { notes: { ...notes, cancelNote } }, fetch });
    await client.notes.updateNote('a', { id: 'b', title: 'x' } as Note);
    await client.notes.cancelNote('a', { id: 'b', reason: 'x' });
    expect(sent.map(({ url, body }) => [url.pathname, body])).toEqual([
      ['/notes/v1/notes/a', { note: { id: 'a', title: 'x' } }],
      ['/notes/v1/notes/a/cancel', { id: 'a', reason: 'x' }],
    ]);
  });

  test('null clears a date', async () => {
    const { fetch, sent } = stubFetch({ note: {} });
    await createClient({ modules: { notes }, fetch }).notes.updateNote('n1', { due: null });
    expect(sent[0]?.body).toEqual({ note: { id: 'n1', due: null } });
  });

  test.each([
    ['due', { due: new Date('nonsense') }],
    ['picture', { picture: 'nope' }],
    ['page', { page: 'nope' }],
  ] as [string, Note][])('a %s that cannot be encoded is rejected before sending', async (field, changes) => {
    const { fetch, sent } = stubFetch({});
    const call = createClient({ modules: { notes }, fetch }).notes.updateNote('n1', changes);
    await expect(call).rejects.toMatchObject({
      kind: 'validation',
      message: expect.stringContaining(`"${field}"`) as string,
    });
    expect(sent).toHaveLength(0);
  });

  test.each([[''], ['  '], ['.'], ['..'], [undefined], [null], [{}]])(
    'rejects the ID %j before sending',
    async (id) => {
      const { fetch, sent } = stubFetch({});
      const call = createClient({ modules: { notes }, fetch }).notes.getNote(id as string);
      await expect(call).rejects.toMatchObject({ kind: 'validation', code: 'invalid_argument' });
      expect(sent).toHaveLength(0);
    },
  );

  test('property: an ID stays within its path segment', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1, unit: 'binary' }), async (id) => {
        const { fetch, sent } = stubFetch({ note: {} });
        await createClient({ modules: { notes }, fetch })
          .notes.getNote(id)
          .catch((error: unknown) => {
            if (!isCartwrightError(error)) throw error;
          });
        for (const { url } of sent) {
          expect(url.origin).toBe('https://www.wixapis.com');
          expect(url.pathname.split('/').slice(0, 4)).toEqual(['', 'notes', 'v1', 'notes']);
          expect(url.pathname.split('/')).toHaveLength(5);
        }
      }),
    );
  });

  test.each([
    [{ a: 1, b: ['x', 'y'] }, 'a=1&b=x&b=y'],
    [{ a: 1, b: true, c: 'x y', d: null, f: '' }, 'a=1&b=true&c=x+y&f='],
    [{ query: { filter: {} } }, ''],
    [{ a: { b: 1 } }, '.r=eyJhIjp7ImIiOjF9fQ'],
    [{ a: [{ x: 1 }] }, '.r=eyJhIjpbeyJ4IjoxfV19'],
    [{ a: ['x', null] }, '.r=eyJhIjpbIngiLG51bGxdfQ'],
    [{ a: [], b: {} }, ''],
    [{ q: { sort: [], paging: {} } }, '.r=eyJxIjp7InNvcnQiOltdLCJwYWdpbmciOnt9fX0'],
    [
      { q: { d: new Date(0), n: null, t: 'é€😀?>' } },
      '.r=eyJxIjp7ImQiOiIxOTcwLTAxLTAxVDAwOjAwOjAwLjAwMFoiLCJuIjpudWxsLCJ0Ijoiw6nigqzwn5iAPz4ifX0',
    ],
  ])('encodes the query string of %j', async (options, query) => {
    const { fetch, sent } = stubFetch({});
    await createClient({ modules: { notes }, fetch }).notes.listNotes(options);
    expect(sent[0]?.url.search).toBe(query ? `?${query}` : '');
  });

  test.each([
    [4000, 'GET'],
    [4001, 'POST'],
  ])('a query string of %i characters is sent by %s', async (length, method) => {
    const { fetch, sent } = stubFetch({});
    await createClient({ modules: { notes }, fetch }).notes.listNotes({ q: 'x'.repeat(length - 'q='.length) });
    expect(sent[0]?.method).toBe(method);
    expect(sent[0]?.url.pathname).toBe(method === 'POST' ? '/notes/v1/notes/list' : '/notes/v1/notes');
    expect(sent[0]?.body).toEqual(method === 'POST' ? { q: 'x'.repeat(length - 2) } : undefined);
  });

  test('encodes a structured query of one megabyte', async () => {
    const { fetch, sent } = stubFetch({});
    const filter = { name: 'é'.repeat(500_000) };
    await createClient({ modules: { notes }, fetch }).notes.listNotes({ filter });
    expect([sent[0]?.method, sent[0]?.body]).toEqual(['POST', { filter }]);
  });
});

describe('response', () => {
  test('decodes converted fields and renames them', async () => {
    const { fetch } = stubFetch({
      note: {
        id: 'n1',
        createdDate: '2026-01-02T03:04:05.678Z',
        weight: 'NaN',
        picture: { id: 'p.jpg', width: 8, height: 6, filename: 'a b.jpg' },
        page: { relativePath: '/a', url: 'https://h/a' },
        place: { formattedAddress: 'f', geocode: { latitude: 'Infinity' }, addressLine: 'l', city: 'c' },
        lines: [{ id: 'l1', until: '2026-01-02T03:04:05.678Z' }, null],
        more: { id: 1 },
      },
    });
    const client = createClient({ modules: { notes }, fetch });
    expect(await client.notes.getNote('n1')).toEqual({
      _id: 'n1',
      _createdDate: day,
      weight: NaN,
      picture: 'wix:image://v1/p.jpg/a%20b.jpg#originWidth=8&originHeight=6',
      page: 'https://h/a',
      place: { formatted: 'f', location: { latitude: Infinity }, addressLine1: 'l', city: 'c' },
      lines: [{ _id: 'l1', until: day }, null],
      more: { _id: 1 },
    });
  });

  test('does not rename a field if its SDK name is taken', async () => {
    const { fetch } = stubFetch({ note: { id: 1, _id: 2 } });
    expect(await createClient({ modules: { notes }, fetch }).notes.getNote('n')).toEqual({ id: 1, _id: 2 });
  });

  test('property: entities survive a round trip', async () => {
    const instant = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') });
    await fc.assert(
      fc.asyncProperty(
        instant,
        fc.double(),
        fc.array(fc.record({ _id: fc.uuid(), until: instant })),
        async (due, weight, lines) => {
          const { fetch } = stubFetch((request) => request.body as object);
          const result = await createClient({ modules: { notes }, fetch }).notes.updateNote('n1', {
            due,
            weight,
            lines,
          });
          expect(result).toEqual({ _id: 'n1', due, weight: Object.is(weight, -0) ? 0 : weight, lines });
        },
      ),
    );
  });

  test.each([{ due: { toString: 1 } }, { due: [{ toString: 1 }] }])(
    'an invalid date is a parse error with the request ID: %j',
    async (note) => {
      const { fetch } = stubFetch(respond(200, { note }));
      await expect(createClient({ modules: { notes }, fetch }).notes.getNote('n1')).rejects.toMatchObject({
        kind: 'parse',
        code: 'invalid_response',
        requestId: 'request-1',
      });
    },
  );

  test('an operation without a result returns undefined', async () => {
    const { fetch } = stubFetch({});
    expect(await createClient({ modules: { notes }, fetch }).notes.deleteNote('n1')).toBeUndefined();
  });
});
