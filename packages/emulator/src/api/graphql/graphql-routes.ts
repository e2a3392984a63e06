import { type Route, route } from '../../protocol/routing/route.js';

const message =
  'The emulator has no GraphQL schema. Call the REST operations instead, or answer this request with a fault rule for /graphql/*.';

/**
 * The GraphQL route. It rejects every document with a GraphQL request error, without data.
 *
 * @see https://spec.graphql.org/October2021/#sec-Errors
 */
export const graphqlRoutes: readonly Route[] = [
  route({
    id: 'graphql.graphql',
    method: 'POST',
    paths: ['/graphql/{apiVersion}'],
    access: 'visitor',
    handle: () => ({ errors: [{ message, extensions: { code: 'GRAPHQL_NOT_SUPPORTED' } }] }),
  }),
];
