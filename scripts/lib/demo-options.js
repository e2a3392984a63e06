import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { choosePort } from './ports.js';

/** @param {string} command */
const help = (command) => `Usage: npx -y pnpm@10.34.9 ${command} [options]

  --port N            the store's port (3000, or the next free one)
  --merchant-port N   the merchant area's port (3001, or the next free one)
  --emulator-port N   the emulator's port (4000, or the next free one)
  --data FILE         keep the shop's data in this file
  --seed SEED         what the shop starts with: your own catalog's .csv file, a number of products, or "empty"
  --currency CODE     the currency of all prices, as EUR (USD unless given)
  --catalog VERSION   "v1" or "v3": the version of the shop's catalog (v3 unless given)
  --cart-v1 STATE     "available" or "removed", as after 2027-02-01 (by date unless given)
  --no-open           do not open the browser
  --help              print this
`;

/**
 * Parses the command line of `demo` and `dev`, and chooses the ports.
 *
 * @param {'demo' | 'dev'} command
 * @returns {Promise<{ port: number, merchantPort: number, emulatorPort: number, data?: string, seed?: string, currency?: string, catalog?: 'v1' | 'v3', cartV1?:
 * 'available' | 'removed', open: boolean } | undefined>} `undefined` if the help was requested.
 */
export async function demoOptions(command) {
  const { values } = parseArgs({
    args: process.argv.slice(2).filter((argument) => argument !== '--'),
    options: {
      port: { type: 'string' },
      'merchant-port': { type: 'string' },
      'emulator-port': { type: 'string' },
      data: { type: 'string' },
      seed: { type: 'string' },
      currency: { type: 'string' },
      catalog: { type: 'string' },
      'cart-v1': { type: 'string' },
      'no-open': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help(command));
    return undefined;
  }
  const cartV1 = values['cart-v1'];
  if (cartV1 !== undefined && cartV1 !== 'available' && cartV1 !== 'removed') {
    throw new Error('--cart-v1 must be "available" or "removed".');
  }
  const { catalog } = values;
  if (catalog !== undefined && catalog !== 'v1' && catalog !== 'v3') {
    throw new Error('--catalog must be "v1" or "v3".');
  }
  const port = await choosePort({ option: '--port', asked: values.port, usual: 3000 });
  const merchantPort = await choosePort({
    option: '--merchant-port',
    asked: values['merchant-port'],
    usual: 3001,
    taken: [port],
  });
  const emulatorPort = await choosePort({
    option: '--emulator-port',
    asked: values['emulator-port'],
    usual: 4000,
    taken: [port, merchantPort],
  });
  /** @param {string} file */
  const fromHere = (file) => resolve(process.env.INIT_CWD ?? '.', file);
  return {
    port,
    merchantPort,
    emulatorPort,
    ...(values.data !== undefined && { data: fromHere(values.data) }),
    ...(values.seed !== undefined && { seed: /\.csv$/i.test(values.seed) ? fromHere(values.seed) : values.seed }),
    ...(values.currency !== undefined && { currency: values.currency }),
    ...(catalog && { catalog }),
    ...(cartV1 && { cartV1 }),
    open: !values['no-open'] && process.stdout.isTTY && !process.env.CI,
  };
}
