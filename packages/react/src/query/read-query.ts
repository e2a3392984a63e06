import type { CartwrightError, RequestOptions } from '@cartwright/core';
import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { read } from './read.js';
import { readOptions } from './read-options.js';

/**
 * Creates the query options of a read.
 *
 * @param queryKey - Cache key.
 * @param send - Sends the request.
 * @param select - Converts cached data that went through JSON. Data that JSON keeps needs none.
 */
export const readQuery = <Data, const Key extends QueryKey>(
  queryKey: Key,
  send: (request: RequestOptions) => Promise<Data>,
  select?: (data: Data) => Data,
) =>
  // eslint-disable-next-line @tanstack/query/exhaustive-deps -- The caller's key identifies what `send` requests.
  queryOptions<Data, CartwrightError, Data, Key>({
    ...readOptions,
    queryKey,
    queryFn: ({ signal }) => read(signal, send),
    ...(select && { select }),
  });
