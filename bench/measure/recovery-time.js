import { createEmulator } from '@cartwright/emulator';

import { times } from '../lib/row.js';
import { interleaved } from '../lib/statistics.js';

const api = 'http://localhost';
const iam = `${api}/_api/iam`;

/**
 * @param {import('@cartwright/emulator').Emulator} emulator
 * @param {string} url
 * @param {object} body
 * @param {string} [authorization]
 */
async function post(emulator, url, body, authorization = '') {
  const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
  const response = await emulator.fetch(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }));
  return /** @type {{ access_token: string }} */ (await response.json());
}

/**
 * Measures the emulator's response time for an unknown email address, relative to a member's.
 *
 * @returns {Promise<import('../lib/row.js').Row[]>}
 */
export async function recoveryTime() {
  const emulator = createEmulator();
  const grant = { clientId: '10d3b7a8-5c1e-4f0a-9d26-c0ffee000001', grantType: 'anonymous' };
  const { access_token: token } = await post(emulator, `${api}/oauth2/token`, grant);
  /**
   * @param {number} rounds
   * @param {string} path
   * @param {(email: string) => object} body
   */
  const compare = async (rounds, path, body) => {
    /** @param {string} email */
    const one = (email) => async () => {
      const started = performance.now();
      await post(emulator, iam + path, body(email), token);
      return performance.now() - started;
    };
    const { unknown, known } = await interleaved(rounds, {
      unknown: one('nobody@demo.example'),
      known: one('iris@demo.example'),
    });
    return times(unknown / known);
  };
  return [
    {
      what: 'Emulator: password recovery, unknown relative to known email',
      ours: await compare(2_000, '/recovery/v1/send-email', (email) => ({ email })),
    },
    {
      what: 'Emulator: wrong password, unknown relative to known email',
      ours: await compare(100, '/authentication/v2/login', (email) => ({ loginId: { email }, password: 'wrong' })),
    },
  ];
}
