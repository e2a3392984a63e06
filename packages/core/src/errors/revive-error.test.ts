import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ApiError, CartwrightError, invalidArgument, isApiError, isCartwrightError, reviveError } from '../index.js';

const posted = (value: unknown): unknown => {
  const { port1, port2 } = new MessageChannel();
  port1.postMessage(value);
  const received = receiveMessageOnPort(port2) as { message: unknown };
  port1.close();
  return received.message;
};

const refusal = new ApiError('Not found: No such order', {
  kind: 'application',
  code: 'ORDER_NOT_FOUND',
  status: 404,
  requestId: 'request-1',
  operation: 'ecom.orders.getOrder',
  details: {
    applicationError: { code: 'ORDER_NOT_FOUND', description: 'No such order', data: { id: 'o1' } },
    requestId: 'request-1',
  },
  cause: new Error('kept here'),
});

test.each([
  ['JSON', (value: unknown): unknown => JSON.parse(JSON.stringify(value))],
  ['structured clone', (value: unknown): unknown => structuredClone(value)],
  ['postMessage', posted],
])('reviveError restores the result of toJSON after %s', (_, carry) => {
  for (const error of [refusal, invalidArgument('quantity', 'at least 1')]) {
    const repeated = reviveError(carry(error.toJSON()));
    expect(repeated).toBeInstanceOf(error.constructor);
    expect(isApiError(repeated)).toBe(isApiError(error));
    expect(repeated).toMatchObject({ message: error.message, kind: error.kind, code: error.code, name: error.name });
    expect(repeated?.toJSON()).toEqual(error.toJSON());
    expect(repeated?.cause).toBeUndefined();
  }
});

const timeout = new CartwrightError('No response within 10 ms:\nnone', { kind: 'timeout', code: 'timeout' });
const spaced = new CartwrightError('Words]: words', { kind: 'application', code: 'A CODE (of words)' });

test.each([
  ['structured clone', (value: unknown): unknown => structuredClone(value)],
  ['postMessage', posted],
])('reviveError restores message, kind and code of an error after %s', (_, carry) => {
  for (const error of [refusal, timeout, spaced, invalidArgument('quantity', 'at least 1')]) {
    const left = carry(error);
    expect(isCartwrightError(left)).toBe(false);
    const repeated = reviveError(left);
    const { message, kind, code } = error;
    expect({ ...repeated, message: repeated?.message }).toEqual({
      ...new CartwrightError(message, { kind, code }),
      message,
    });
    expect(repeated?.stack).toContain(`[${error.kind} ${error.code}]: ${error.message}\n`);
    expect(isCartwrightError(repeated)).toBe(true);
    expect(isApiError(repeated)).toBe(false);
  }
  for (const other of [new Error('e'), Object.assign(new Error('e'), { code: 'timeout' })]) {
    other.stack = 'Error [ERR_INVALID_URL]: e\n    at a.js:1:1';
    expect(reviveError(carry(other))).toBeUndefined();
    other.stack = 'Error [toString ERR]: e\n    at a.js:1:1';
    expect(reviveError(carry(other))).toBeUndefined();
  }
});

test('the stack, which consoles print, contains kind and code, and ends the message with its documentation', () => {
  expect(refusal.stack).toMatch(
    /^\w+ \[application ORDER_NOT_FOUND\]: Not found: No such order\n {4}Docs: (\S+)\n +at /,
  );
  expect(/Docs: (\S+)/.exec(refusal.stack ?? '')?.[1]).toBe(refusal.docsUrl);
  const shortened = new CartwrightError(false, { kind: 'network', code: 'network_error' });
  expect(shortened.stack?.split(shortened.docsUrl)).toHaveLength(2);
  const special = new CartwrightError("$& $1 cannot be: 'read'", { kind: 'parse', code: 'invalid_response' });
  expect(special.stack).toContain(`[parse invalid_response]: ${special.message}\n    Docs: `);
  expect(Object.keys(refusal)).not.toContain('stack');
  expect(refusal.toJSON()).not.toHaveProperty('stack');
});

test('reviveError accepts an error instance', () => {
  expect(reviveError(refusal)?.toJSON()).toEqual(refusal.toJSON());
});

test('errors of another copy of the package are recognized by their brand', () => {
  const foreign = (fields: object) => Object.assign(new Error(), { [Symbol.for('@cartwright/error')]: true }, fields);
  expect(isCartwrightError(foreign({ kind: 'network' }))).toBe(true);
  expect(isApiError(foreign({ kind: 'network' }))).toBe(false);
  expect(isApiError(foreign({ kind: 'system', status: 502 }))).toBe(true);
  for (const other of [new Error('e'), null, undefined, 'text', 1, {}, []])
    expect(isCartwrightError(other)).toBe(false);
});

test('reviveError ignores other values and unknown fields', () => {
  const json = { ...(JSON.parse(JSON.stringify(refusal)) as object), extra: 1 };
  const hostile = JSON.parse(JSON.stringify(json).replace('{', '{"__proto__":{"polluted":true},')) as unknown;
  expect(reviveError(hostile)).not.toHaveProperty('polluted');
  expect(reviveError(hostile)).not.toHaveProperty('extra');
  for (const change of [{ kind: 'toString' }, { kind: 1 }, { code: null }, { message: {} }, { name: undefined }]) {
    expect(reviveError({ ...json, ...change })).toBeUndefined();
  }
  for (const change of [{ status: '404' }, { operation: 1 }, { details: null }, { requestId: 7 }]) {
    const plain = reviveError({ ...json, ...change });
    expect(plain).toBeInstanceOf(CartwrightError);
    expect(isApiError(plain)).toBe(false);
  }
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), (value) => {
      const revived = reviveError(value);
      expect(revived === undefined || isCartwrightError(revived)).toBe(true);
    }),
  );
});
