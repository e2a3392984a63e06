import type { OperationSpec } from '@cartwright/core';
import { calls } from './calls.js';

/** The head of an HTTP response. */
export const head = (status: number | string, headers: Readonly<Record<string, string | number>> = {}): string =>
  [
    `HTTP/1.1 ${status}`,
    'x-wix-request-id: request-1',
    'Connection: close',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');

/** A complete HTTP response. */
export const whole = (
  status: number | string,
  body: string | Buffer = '',
  headers: Readonly<Record<string, string | number>> = { 'Content-Type': 'application/json' },
): Buffer => {
  const bytes = Buffer.from(body);
  return Buffer.concat([Buffer.from(head(status, { 'Content-Length': bytes.length, ...headers })), bytes]);
};

/** JSON of this nesting depth. */
export const nested = (depth: number): string => `${'{"more":'.repeat(depth)}1${'}'.repeat(depth)}`;

type Shape = NonNullable<OperationSpec['response']>;

const isCodec = (shape: Shape): boolean => typeof shape['decode'] === 'function';

/** Maximum depth of values that contain values of the same type. */
const DEEPEST = 9;

const filledWith = (shape: Shape, leaf: unknown, depth = 0): unknown =>
  isCodec(shape) || depth === DEEPEST
    ? leaf
    : Object.fromEntries(
        Object.entries(shape).map(([name, inner]) => [name, filledWith(inner as Shape, leaf, depth + 1)]),
      );

/** The response of an operation with the same value in each converted field. */
export const createResponse = (operation: string, leaf: unknown): string => {
  const response = calls.find(({ spec }) => spec.id === operation)?.spec.response;
  return JSON.stringify(response ? filledWith(response, leaf) : { value: leaf });
};
