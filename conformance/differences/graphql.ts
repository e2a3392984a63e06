import { expect } from 'vitest';
import { graphqlOnBoth } from '../harness/graphql.js';
import type { Show } from './show.js';

/** Differences in GraphQL responses. */
export const graphqlShows = {
  'graphql-null-data': async () => {
    const errors = [{ message: 'no' }];
    const { theirs, own } = await graphqlOnBoth({ json: { data: null, errors } }, '{ n }');
    expect(theirs.value).toEqual({ data: {}, errors });
    expect(own.value).toEqual({ data: null, errors });
  },
} satisfies Record<string, Show>;
