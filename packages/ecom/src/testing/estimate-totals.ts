import { createClient } from '@cartwright/core';
import { stubFetch } from '../../../core/src/testing/stub-fetch.js';
import { currentCart } from '../index.js';

/** Estimates the current cart's totals. Returns the request body and the converted response. */
export async function estimateTotals(options: currentCart.EstimateCurrentCartTotalsOptions, response: object) {
  const { fetch, sent } = stubFetch(response);
  const client = createClient({ modules: { currentCart }, fetch });
  const returned = await client.currentCart.estimateCurrentCartTotals(options);
  return { sent: sent[0]?.body, returned };
}
