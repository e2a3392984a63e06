import { beforeEach, describe, expect, test } from 'vitest';
import { type Entity, TestCatalog, getCode, getCodes } from '../../testing/catalog-v3.js';
import { newShopper } from '../../testing/shopper.js';

let store: TestCatalog;
beforeEach(() => {
  store = new TestCatalog();
});

/** An API of the catalog, and what differs from the others. */
interface Kind {
  /** Path of the API and name of the list in responses. */
  readonly path: string;
  readonly list: string;
  /** Name of one entity in requests and responses. */
  readonly one: string;
  /** Field with the name, and its maximum length. */
  readonly field: string;
  readonly max: number;
  readonly event: string;
  readonly isUnique: boolean;
  /** Method of short queries. */
  readonly queryMethod: 'GET' | 'POST';
  readonly notFound: string;
}

const kinds: readonly Kind[] = [
  {
    path: 'brands',
    list: 'brands',
    one: 'brand',
    field: 'name',
    max: 50,
    event: 'brand',
    isUnique: true,
    queryMethod: 'GET',
    notFound: 'BRAND_NOT_FOUND',
  },
  {
    path: 'ribbons',
    list: 'ribbons',
    one: 'ribbon',
    field: 'name',
    max: 30,
    event: 'ribbon',
    isUnique: false,
    queryMethod: 'POST',
    notFound: 'RIBBON_NOT_FOUND',
  },
  {
    path: 'info-sections',
    list: 'infoSections',
    one: 'infoSection',
    field: 'uniqueName',
    max: 100,
    event: 'info_section',
    isUnique: true,
    queryMethod: 'GET',
    notFound: 'INFO_SECTION_NOT_FOUND',
  },
];

describe.each(kinds)('$path', ({ event, field, isUnique, list, max, notFound, one, path, queryMethod }) => {
  const fields = (name: string) => (one === 'infoSection' ? { title: 'Title', uniqueName: name } : { name });
  const create = async (name: string): Promise<Entity> => {
    const { body } = await store.call('POST', path, { [one]: fields(name) });
    return body[one] as Entity;
  };
  const update = (id: string, changes: object, more: object = {}) =>
    store.call('PATCH', `${path}/${id}`, { [one]: { id, ...changes }, ...more });
  const bulk = (action: string, body: object) => store.call('POST', `bulk/${path}/${action}`, body);
  const query = (payload: object) =>
    queryMethod === 'GET' ? store.query(`${path}/query`, payload) : store.call('POST', `${path}/query`, payload);
  const names = async (payload: object) => {
    const { body } = await query({ query: payload });
    return (body[list] as Entity[]).map((entity) => entity[field]);
  };

  test('creates, reads, updates and deletes one, with an event for each change', async () => {
    const created = await create('Alder');
    expect(created).toMatchObject({ ...fields('Alder'), revision: '1' });
    const { body } = await update(created.id, { revision: '1', [field]: 'Birch' });
    expect(body[one]).toMatchObject({
      ...created,
      [field]: 'Birch',
      revision: '2',
      updatedDate: expect.any(String) as string,
    });
    expect((await store.call('GET', `${path}/${created.id}`)).body[one]).toEqual(body[one]);
    const deleted = await store.call('DELETE', `${path}/${created.id}`);
    expect([deleted.status, deleted.body]).toEqual([200, {}]);
    expect(getCode(await store.call('GET', `${path}/${created.id}`))).toBe(notFound);
    expect(getCode(await store.call('DELETE', `${path}/${created.id}`))).toBe(notFound);
    expect(store.eventTypes(created.id)).toEqual([`${event}_created`, `${event}_updated`, `${event}_deleted`]);
    expect(store.emulator.events().at(-2)?.payload).toMatchObject({
      updatedEvent: { currentEntity: body[one], modifiedFields: { [field]: 'Alder' } },
    });
  });

  test('requires the current revision of an update', async () => {
    const { id } = await create('Alder');
    const missing = await update(id, { [field]: 'Birch' });
    expect(missing.body.details?.validationError?.fieldViolations).toMatchObject([
      { field: `${one}.revision`, violatedRule: 'REQUIRED_FIELD' },
    ]);
    const outdated = await update(id, { revision: '7', [field]: 'Birch' });
    expect([outdated.status, getCode(outdated)]).toEqual([409, 'INVALID_REVISION']);
    expect(outdated.body.message).toContain('Outdated revision');
    expect(getCode(await update('9a8d42a3-6f5e-4f6a-8f2a-0d1a8f2f8f11', { revision: '1' }))).toBe(notFound);
  });

  test('updates only the fields of a mask, and no read-only field', async () => {
    const { createdDate, id } = await create('Alder');
    const unmasked = { revision: '1', [field]: 'Birch' };
    const { body } = await update(id, unmasked, { fieldMask: ['revision'] });
    expect(body[one]).toMatchObject({ [field]: 'Alder', revision: '2' });
    const dates = { createdDate: '2020-01-01T00:00:00.000Z' };
    const { body: second } = await update(id, { revision: '2', ...dates, [field]: 'Birch' });
    expect(second[one]).toMatchObject({ [field]: 'Birch', createdDate });
    expect(getCode(await update(id, { revision: '3' }, { fieldMask: ['color'] }))).toBe('FIELD_NOT_ALLOWED');
  });

  test('refuses names that are missing, blank or too long', async () => {
    const refused = async (name: unknown) =>
      getCode(await store.call('POST', path, { [one]: { ...fields(''), [field]: name } }));
    expect(await refused(undefined)).toBe('REQUIRED_FIELD');
    expect(await refused('  ')).toBe('ONLY_SPACES_STRING_ERROR');
    expect(await refused('a'.repeat(max + 1))).toBe('MAX_LENGTH');
    expect(await refused('a'.repeat(max))).toBeUndefined();
    expect(getCode(await store.call('POST', path, {}))).toBe('REQUIRED_FIELD');
    const { id } = await create('Alder');
    expect(getCode(await update(id, { revision: '1', [field]: ' ' }))).toBe('ONLY_SPACES_STRING_ERROR');
  });

  test(isUnique ? 'refuses a name that exists' : 'accepts a name that exists', async () => {
    const expected = isUnique ? [409, 'ALREADY_EXISTS'] : [200, undefined];
    const { id } = await create('Alder');
    const again = await store.call('POST', path, { [one]: fields('Alder') });
    expect([again.status, getCode(again)]).toEqual(expected);
    const other = await create('Birch');
    const renamed = await update(other.id, { revision: '1', [field]: 'Alder' });
    expect([renamed.status, getCode(renamed)]).toEqual(expected);
    expect((await update(id, { revision: '1', [field]: 'Alder' })).status).toBe(200);
  });

  test('creates, updates and deletes several, each with its own result', async () => {
    const plural = list;
    const created = await bulk('create', {
      [plural]: [fields('Alder'), { ...fields(''), [field]: ' ' }, fields('Birch')],
      returnEntity: true,
    });
    expect(created.status).toBe(200);
    expect(created.body.bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 1, undetailedFailures: 0 });
    expect(getCodes(created)).toEqual([undefined, 'ONLY_SPACES_STRING_ERROR', undefined]);
    const [alder, blank, birch] = created.body.results;
    expect(blank?.itemMetadata).toMatchObject({ originalIndex: 1, success: false });
    expect(alder?.item).toMatchObject({ id: alder?.itemMetadata.id, [field]: 'Alder' });
    const changes = [
      { [one]: { id: alder?.item?.id, revision: '1', [field]: 'Cedar' } },
      { [one]: { id: birch?.item?.id, revision: '5', [field]: 'Cedar' } },
      { [one]: { id: 'unknown', revision: '1' } },
    ];
    const updated = await bulk('update', { [plural]: changes });
    expect(getCodes(updated)).toEqual([undefined, 'INVALID_REVISION', notFound]);
    expect(updated.body.results[1]?.itemMetadata.id).toBe(birch?.item?.id);
    expect(updated.body.results.every(({ item }) => item === undefined)).toBe(true);
    const ids = [alder?.item?.id, 'unknown', birch?.item?.id];
    const deleted = await bulk('delete', { [`${one}Ids`]: ids });
    expect(getCodes(deleted)).toEqual([undefined, notFound, undefined]);
    expect(await names({})).toEqual([]);
  });

  test('limits bulk calls to 1 to 100 items', async () => {
    const many = Array.from({ length: 101 }, (_, index) => fields(`Name ${index}`));
    expect(getCode(await bulk('create', { [list]: many }))).toBe('MAX_SIZE');
    expect(getCode(await bulk('create', { [list]: [] }))).toBe('MIN_SIZE');
    expect(getCode(await bulk('update', {}))).toBe('REQUIRED_FIELD');
    expect(getCode(await bulk('delete', { [`${one}Ids`]: ['a', 'a'] }))).toBe('DUPLICATE');
  });

  test('sorts by newest first, filters, sorts and pages queries', async () => {
    for (const [index, name] of ['Birch', 'Alder', 'Cedar'].entries()) {
      store.emulator.clock().freeze(new Date(Date.UTC(2027, 0, 1 + index)));
      await create(name);
    }
    expect(await names({})).toEqual(['Cedar', 'Alder', 'Birch']);
    expect(await names({ sort: [{ fieldName: field, order: 'ASC' }] })).toEqual(['Alder', 'Birch', 'Cedar']);
    expect(await names({ filter: { [field]: { $startsWith: 'a' } } })).toEqual(['Alder']);
    expect(await names({ filter: { createdDate: { $gt: '2027-01-01T12:00:00.000Z' } } })).toEqual(['Cedar', 'Alder']);
    const { body: page } = await query({ query: { cursorPaging: { limit: 2 } } });
    expect(page.pagingMetadata).toMatchObject({
      count: 2,
      hasNext: true,
      cursors: { next: expect.any(String) as string },
    });
    const cursor = page.pagingMetadata.cursors.next;
    expect(await names({ cursorPaging: { limit: 2, cursor } })).toEqual(['Birch']);
    expect(getCode(await query({ query: { filter: { [field]: 'x' }, cursorPaging: { cursor } } }))).toBe('OTHER');
    expect((await store.call('POST', `${path}/count`, { filter: { [field]: 'Alder' } })).body).toEqual({ count: 1 });
    expect((await store.call('POST', `${path}/count`, {})).body).toEqual({ count: 3 });
  });

  test('runs a query that is sent by POST', async () => {
    await create('Alder');
    const { body } = await store.call('POST', `${path}/query`, { query: { filter: {} } });
    expect(body[list]).toHaveLength(1);
    expect(body.pagingMetadata).toEqual({ count: 1, cursors: {}, hasNext: false });
  });

  test('refuses fields that are not declared, and limits above 100', async () => {
    const refused = async (payload: object) => {
      const { body, status } = await query({ query: payload });
      return [status, body.details?.validationError?.fieldViolations[0]?.description];
    };
    expect(await refused({ filter: { color: 'x' } })).toEqual([400, "Field 'color' is not declared as filterable"]);
    const sort = [{ fieldName: 'id', order: 'ASC' }];
    expect(await refused({ sort })).toEqual([400, "Field 'id' is not declared as sortable"]);
    expect(getCode(await query({ query: { cursorPaging: { limit: 101 } } }))).toBe('MAX');
  });

  test('lets visitors read but not write', async () => {
    const { id } = await create('Alder');
    const visitor = await newShopper(store.emulator);
    const getStatus = async (method: string, end: string, body?: unknown) =>
      (await visitor.call(method, `/stores/v3/${end}`, body)).status;
    expect(await getStatus('GET', `${path}/${id}`)).toBe(200);
    expect(await getStatus('POST', `${path}/query`, {})).toBe(200);
    expect(await getStatus('POST', `${path}/count`, {})).toBe(200);
    const writes = [
      path,
      `${path}/get-or-create`,
      ...['create', 'update', 'delete', 'get-or-create'].map((action) => `bulk/${path}/${action}`),
    ];
    for (const write of writes) expect(await getStatus('POST', write, {})).toBe(403);
    expect(await getStatus('PATCH', `${path}/${id}`, {})).toBe(403);
    expect(await getStatus('DELETE', `${path}/${id}`)).toBe(403);
  });
});

describe.each([
  ['brands', 'brand', 50],
  ['ribbons', 'ribbon', 30],
] as const)('%s by name', (path, one, max) => {
  const name = `${one}Name`;
  const getOrCreate = (body: object) => store.call('POST', `${path}/get-or-create`, body);

  test('are returned, or created if there is none', async () => {
    const { body: first } = await getOrCreate({ [name]: 'Alder' });
    const { body: second } = await getOrCreate({ [name]: 'Alder' });
    expect(second[one]).toEqual(first[one]);
    expect(getCode(await getOrCreate({}))).toBe('REQUIRED_FIELD');
    expect(getCode(await getOrCreate({ [name]: ' ' }))).toBe('ONLY_SPACES_STRING_ERROR');
    const many = await store.call('POST', `bulk/${path}/get-or-create`, {
      [`${name}s`]: ['Birch', 'Alder', 'a'.repeat(max + 1)],
    });
    expect(many.body.results.map(({ item }) => item?.['name'])).toEqual(['Birch', 'Alder', undefined]);
    expect(many.body.results[1]?.item).toEqual(first[one]);
    expect(getCodes(many)).toEqual([undefined, undefined, 'INVALID_ARGUMENT']);
  });
});
