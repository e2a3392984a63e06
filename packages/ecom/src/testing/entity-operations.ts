import type { Refusals, Row } from '../../../core/src/testing/operation-table.js';

/** Entity of a module: its name in the platform's requests, the path of its operations, and some of its fields. */
interface EntityUnderTest {
  readonly name: string;
  readonly path: string;
  readonly fields: object;
}

const time = '2026-01-02T03:04:05.678Z';

/**
 * Rows of `operationTable` for the operations that create, get, query, update and delete an entity with a revision, and the
 * IDs that they refuse. `wire` is the entity in the platform's format, `ours` in the SDK's.
 */
export function entityOperations({ name, path, fields }: EntityUnderTest) {
  const wire = { id: 'a', revision: '3', createdDate: time, updatedDate: time, ...fields };
  const ours = { _id: 'a', revision: '3', _createdDate: new Date(time), _updatedDate: new Date(time), ...fields };
  const pascal = name.charAt(0).toUpperCase() + name.slice(1);
  const pagingMetadata = { count: 1, hasNext: false };
  const query = { query: { cursorPaging: { limit: 2 }, filter: { id: 'a' } } };
  const rows: Record<string, Row> = {
    [`create${pascal}`]: {
      args: [fields],
      method: 'POST',
      path,
      body: { [name]: fields },
      answer: { [name]: wire },
      returns: ours,
    },
    [`get${pascal}`]: {
      args: ['a/1'],
      method: 'GET',
      path: `${path}/a%2F1`,
      query: { [`${name}Id`]: 'a/1' },
      answer: { [name]: wire },
      returns: ours,
    },
    [`query${pascal}s`]: {
      args: [{ filter: { _id: 'a' }, cursorPaging: { limit: 2 } }],
      method: 'GET',
      path: `${path}/query`,
      query: { '.r': Buffer.from(JSON.stringify(query)).toString('base64url') },
      answer: { [`${name}s`]: [wire], pagingMetadata },
      returns: { [`${name}s`]: [ours], pagingMetadata },
    },
    [`update${pascal}`]: {
      args: ['a', ours],
      method: 'PATCH',
      path: `${path}/a`,
      body: { [name]: wire },
      answer: { [name]: wire },
      returns: ours,
    },
    [`delete${pascal}`]: {
      args: ['a'],
      method: 'DELETE',
      path: `${path}/a`,
      query: { [`${name}Id`]: 'a' },
      returns: undefined,
    },
  };
  const refusals: Refusals = [
    [`get${pascal}`, [''], `get${pascal}: ${name}Id`],
    [`update${pascal}`, ['', ours], `update${pascal}: ${name}.id`],
    [`delete${pascal}`, [' '], `delete${pascal}: ${name}Id`],
  ];
  return { wire, ours, rows, refusals };
}
