import { createClient } from '@cartwright/core';
import { currentCart } from '@cartwright/ecom';
import { OAuthStrategy } from '@cartwright/identity';
import { products } from '@cartwright/stores';
import * as officialCurrentCart from '@wix/auto_sdk_ecom_current-cart';
import * as officialProducts from '@wix/auto_sdk_stores_products';
import * as official from '@wix/sdk';

import { recordResponses } from '../lib/responses.js';
import { times } from '../lib/row.js';
import { interleaved } from '../lib/statistics.js';
import { tokens } from '../lib/tokens.js';

const rounds = 21;

/**
 * @param {string} body
 * @returns {typeof fetch}
 */
const answering = (body) => () =>
  Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }));

/**
 * @param {string} what
 * @param {number} calls Number of calls per round.
 * @param {string} body
 * @param {{ ours: () => Promise<unknown>, official: () => Promise<unknown> }} clients
 * @returns {Promise<import('../lib/row.js').Row>}
 */
async function overFloor(what, calls, body, { ours, official }) {
  /** @param {() => Promise<unknown>} call */
  const round = (call) => async () => {
    const started = performance.now();
    for (let index = 0; index < calls; index++) await call();
    return performance.now() - started;
  };
  /** @type {() => Promise<unknown>} */
  const floor = async () => JSON.parse(await (await fetch('https://www.wixapis.com/')).text());

  const platform = globalThis.fetch;
  globalThis.fetch = answering(body);
  try {
    const things = { floor: round(floor), ours: round(ours), official: round(official) };
    await interleaved(5, things);
    const medians = await interleaved(rounds, things);
    return {
      what,
      ours: times(medians.ours / medians.floor),
      official: times(medians.official / medians.floor),
      ratio: `${(medians.official / medians.ours).toFixed(1)} ×`,
    };
  } finally {
    globalThis.fetch = platform;
  }
}

/** Measures the duration of a call without network, as a multiple of `fetch` and `JSON.parse`. */
export async function callTime() {
  const bodies = await recordResponses();
  const ours = createClient({
    auth: OAuthStrategy({ clientId: 'client-id', tokens }),
    modules: { currentCart, products },
    fetch: (input, init) => globalThis.fetch(input, init),
  });
  const theirs = official.createClient({
    auth: official.OAuthStrategy({ clientId: 'client-id', tokens: /** @type {official.Tokens} */ (tokens) }),
    modules: { currentCart: officialCurrentCart, products: officialProducts },
  });
  return [
    await overFloor('Call time: cart of 5 items, relative to `fetch` + `JSON.parse`', 200, bodies.cart, {
      ours: () => ours.currentCart.getCurrentCart(),
      official: () => theirs.currentCart.getCurrentCart(),
    }),
    await overFloor('Call time: page of 50 products, relative to the same', 20, bodies.products, {
      ours: () => ours.products.queryProducts().limit(50).find(),
      official: () => theirs.products.queryProducts().limit(50).find(),
    }),
  ];
}
