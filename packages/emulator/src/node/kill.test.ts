import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { bundleCommand } from '../../test/bundle-command.js';
import { NO_VARIANT } from '../testing/inventory.js';
import { Merchant } from '../testing/merchant.js';
import { Purchase } from '../testing/purchase.js';
import { WriteCounter } from '../testing/write-counter.js';
import { repetitions } from '../../../../scripts/lib/scope.js';

/** Number of times the emulator is killed. */
const KILLS = repetitions({ sample: 1, full: 3, soak: 200 });
const BUYERS = 7;
const IN_STOCK = 99_999;

/** The emulator exited before it responded, so the outcome of the request is unknown. */
class EmulatorGone extends Error {}

/** The emulator's command in a child process. */
class EmulatorProcess {
  readonly #child: ChildProcess;
  readonly #url: string;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.#url = url;
  }

  /** Starts the emulator with arguments, on a free port. */
  static async start(...args: readonly string[]): Promise<EmulatorProcess> {
    const child = spawn(process.execPath, [command, '--port', '0', ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    for await (const piece of child.stdout) {
      output += String(piece);
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (url) return new EmulatorProcess(child, url);
    }
    throw new Error(`The emulator did not start: ${output}`);
  }

  /**
   * Sends a request to the emulator. The origin of the URL is ignored.
   *
   * @throws {EmulatorGone} if there is no complete response
   */
  async fetch(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const { headers, method } = request;
    const body = await request.text();
    try {
      const url = `${this.#url}${pathname}${search}`;
      const response = await fetch(url, { method, headers, ...(body !== '' && { body }) });
      return new Response(await response.arrayBuffer(), response);
    } catch (cause) {
      throw new EmulatorGone('The emulator is gone.', { cause });
    }
  }

  /** Kills the process with SIGKILL, and waits until it has exited. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    if (this.#child.exitCode === null && this.#child.signalCode === null) await once(this.#child, 'exit');
  }
}

/** Path of the bundled command. */
let command: string;
let bundleFolder: string;

beforeAll(async () => {
  bundleFolder = mkdtempSync(join(import.meta.dirname, '../../node_modules/.command-'));
  command = await bundleCommand(bundleFolder);
});
afterAll(() => rmSync(bundleFolder, { recursive: true }));

const folder = mkdtempSync(join(tmpdir(), 'emulator-'));
let emulator: EmulatorProcess;
let merchant: Merchant;

async function start(...args: readonly string[]): Promise<void> {
  emulator = await EmulatorProcess.start('--data', join(folder, 'shop.db'), ...args);
  merchant = new Merchant(emulator);
}

afterEach(async () => {
  await emulator.kill();
  rmSync(folder, { recursive: true });
});

/** Creates a product with a large stock. */
async function createProduct(): Promise<string> {
  const { id } = await merchant.create({ productType: 'physical' });
  const inventoryItem = { trackQuantity: true, variants: [{ variantId: NO_VARIANT, quantity: IN_STOCK }] };
  await merchant.send('PATCH', `/stores/v2/inventoryItems/product/${id}`, { inventoryItem });
  return id;
}

/** Number of sold units of the product. */
async function soldQuantity(productId: string): Promise<number> {
  const { stock } = (await merchant.get(productId)) as unknown as { stock: { quantity: number } };
  return IN_STOCK - stock.quantity;
}

/** Finds errors in the events: duplicate numbers, or an order without exactly one event. */
async function checkEvents(orderIds: readonly string[]): Promise<string[]> {
  interface Event {
    type: string;
    entityId: string;
    payload: { entityEventSequence?: string };
  }
  const response = await emulator.fetch(new Request('http://localhost/_emulator/data/events'));
  const events = (await response.json()) as Event[];
  const numbers = events.flatMap(({ payload }) => payload.entityEventSequence ?? []);
  const created = events.filter(({ type }) => type === 'wix.ecom.v1.order_created').map(({ entityId }) => entityId);
  return [
    ...(new Set(numbers).size === numbers.length ? [] : ['two events have the same number']),
    ...orderIds
      .filter((id) => created.filter((one) => one === id).length !== 1)
      .map((id) => `order ${id} not told once`),
  ];
}

/** Finds errors in the order numbers, which must be consecutive. */
function checkNumbers(purchases: readonly Purchase[]): string[] {
  const numbers = purchases.flatMap(({ order }) => (order ? [Number(order.number)] : [])).sort((a, b) => a - b);
  return numbers.slice(1).flatMap((number, i) => (number === numbers[i]! + 1 ? [] : [`${numbers[i]}, ${number}`]));
}

/** Writes until the emulator has exited. */
async function writeUntilKilled(write: () => Promise<void>, acknowledge: () => void): Promise<void> {
  try {
    for (;;) {
      await write();
      acknowledge();
    }
  } catch (error) {
    if (!(error instanceof EmulatorGone)) throw error;
  }
}

test(
  `${KILLS} times kill -9 under load: no acknowledged write is lost, none is done twice`,
  { timeout: 60_000 + KILLS * 20_000 },
  async ({ annotate }) => {
    await start('--seed', 'empty', '--catalog', 'v1');
    const [sold, lent] = [await createProduct(), await createProduct()];
    const loans = new WriteCounter();
    const purchases: Purchase[] = [];
    const underWay: Purchase[] = [];
    let writes = 0;

    const check = async (of: readonly Purchase[]): Promise<string[]> => {
      const fresh = of.filter(({ order }) => !order);
      const wrong: string[] = [];
      for (const purchase of of) wrong.push(...(await purchase.check(emulator, merchant)));
      const taken = purchases.reduce((sum, purchase) => sum + purchase.taken, 0);
      const removed = await soldQuantity(sold);
      return [
        ...wrong,
        ...(removed === taken ? [] : [`${removed} are gone, where ${taken} were sold`]),
        ...loans.check('loans', await soldQuantity(lent)),
        ...(await checkEvents(fresh.flatMap(({ order }) => order?.id ?? []))),
      ];
    };

    const shop = async (index: number, touched: Set<Purchase>): Promise<void> => {
      if (underWay[index]?.isDone !== false) purchases.push((underWay[index] = new Purchase(sold)));
      const purchase = underWay[index];
      touched.add(purchase);
      await purchase.next(emulator, merchant);
    };

    const lend = () =>
      loans.send(1, async () => {
        await merchant.send('POST', '/stores/v2/inventoryItems/decrement', {
          decrementData: [{ productId: lent, variantId: NO_VARIANT, decrementBy: 1 }],
        });
      });

    for (let round = 0; round < KILLS; round++) {
      const touched = new Set<Purchase>();
      const enough = writes + 1 + Math.floor(Math.random() * 150);
      const acknowledge = () => {
        if (++writes >= enough) void emulator.kill();
      };
      await Promise.all([
        writeUntilKilled(lend, acknowledge),
        ...Array.from({ length: BUYERS }, (_, index) => writeUntilKilled(() => shop(index, touched), acknowledge)),
      ]);
      await emulator.kill();
      await start();
      expect(await check([...touched]), `after ${round + 1} kills`).toEqual([]);
    }
    expect(await check(purchases)).toEqual([]);
    expect(checkNumbers(purchases)).toEqual([]);
    await annotate(`${writes} writes acknowledged, ${purchases.length} purchases, ${loans.confirmed} loans`);
  },
);
