import { createClient } from '@cartwright/core';
import { respond, stubFetch, type SentRequest } from '../../../core/src/testing/stub-fetch.js';
import { createCatalog, type CatalogVersion } from '../catalog/index.js';

/** Responses by the end of the request's path. The response for other paths is a 404. */
export type Responses = Readonly<Record<string, object | ((request: SentRequest) => object)>>;

/** Opens a catalog of a stubbed platform. */
export function openCatalog(version: CatalogVersion | undefined, responses: Responses) {
  const { fetch, sent } = stubFetch((request) => {
    const [, response] = Object.entries(responses).find(([path]) => request.url.pathname.endsWith(path)) ?? [];
    if (!response) return respond(404, { message: 'not found' });
    return typeof response === 'function' ? (response as (request: SentRequest) => object)(request) : response;
  });
  const client = createClient({ fetch });
  const queries = () =>
    sent.map(({ url, body }): unknown => {
      const query = url.searchParams.get('.r');
      return query ? JSON.parse(Buffer.from(query, 'base64url').toString()) : body;
    });
  return { client, catalog: createCatalog(client, version && { version }), sent, queries };
}
