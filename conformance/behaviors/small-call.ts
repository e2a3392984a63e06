import { createClient, operation, type OperationSpec } from '@cartwright/core';
import { stubFetch, type SentRequest } from '../harness/stub-fetch.js';

type Spec = Omit<OperationSpec, 'args' | 'prepare'> & { readonly args: [string]; readonly prepare?: () => object };

const spec: Spec = { id: 'things.call', method: 'POST', path: '/things/v1/call', args: ['...payload'] };

/** Request of a Cartwright operation that sends its payload, and the URL passed to `fetch`. */
export const sentFor = async (payload: object, more: Partial<Spec> = {}) => {
  const { fetch, sent, urls } = stubFetch();
  await createClient({ fetch }).use(operation<[object], unknown>({ ...spec, ...more }))(payload);
  return { request: sent[0] as SentRequest, address: (urls[0] ?? '').replace('https://www.wixapis.com', '') };
};

/** Result of a Cartwright operation for a response. */
export const readFrom = (response: object, more: Partial<Spec> = {}): Promise<unknown> => {
  const { fetch } = stubFetch({ json: response });
  return createClient({ fetch }).use(operation<[object], unknown>({ ...spec, ...more }))({});
};
