import { createClient } from '@cartwright/core';
import { stubFetch } from '../../../core/src/testing/stub-fetch.js';
import { currentCart } from '../index.js';

/** Estimates the current cart's totals with options. Gives what was sent, and what becomes of the platform's answer. */
export async function inEstimate(options: currentCart.EstimateCurrentCartTotalsOptions, answer: object) {
  const { fetch, sent } = stubFetch(answer);
  const client = createClient({ modules: { currentCart }, fetch });
  const returned = await client.currentCart.estimateCurrentCartTotals(options);
  return { sent: sent[0]?.body, returned };
}
