import type { Codec } from '@cartwright/core';
import { rows, type Row } from './rows.js';
import { readFrom, sentFor } from './small-call.js';

/** A value after a round trip through JSON. */
const overJson = (value: unknown): unknown => (JSON.parse(JSON.stringify({ value })) as { value?: unknown }).value;

const bodyWith = async (value: unknown, codec: Codec) => {
  // Conversions by field apply to lists, so the list itself is converted in the `prepare` function, as operations do.
  const { request } = await sentFor(
    { value },
    Array.isArray(value) ? { prepare: () => ({ value: codec.encode(value, 'value') }) } : { request: { value: codec } },
  );
  return (request.body as { value?: unknown }).value;
};

/** Converts values for a request. */
export const encoded = (
  name: string,
  codec: Codec,
  official: (value: never) => unknown,
  table: readonly Row<unknown>[],
) =>
  rows(
    `${name} in requests`,
    (value) => overJson(official(value as never)),
    (value) => bodyWith(value, codec),
    table,
  );

/** Converts values of a response. */
export const decoded = (
  name: string,
  codec: Codec,
  official: (value: never) => unknown,
  table: readonly Row<unknown>[],
) =>
  rows(
    `${name} in answers`,
    (value) => official(value as never),
    (value) => readFrom({ value }, { response: { value: codec }, unwrap: 'value' }),
    table,
  );
