import { parseArgs } from 'node:util';

/** Arguments of the command line. */
export interface Arguments {
  readonly help: boolean;
  readonly version: boolean;
  /** Port. `undefined`: 4000, or the next free one. */
  readonly port: number | undefined;
  readonly host: string;
  readonly seed: string | undefined;
  /** Currency code. `undefined`: US dollars, or the data file's currency. */
  readonly currency: string | undefined;
  /** Path of the data file. */
  readonly data: string | undefined;
  readonly reset: boolean;
  /** Version of the catalog. `undefined`: the default, or the data file's version. */
  readonly catalog: 'v1' | 'v3' | undefined;
  /** Whether Cart V1 is available. `undefined`: by the clock. */
  readonly cartV1: 'available' | 'removed' | undefined;
  /** Time that the clock starts at. `undefined`: now. */
  readonly clock: Date | undefined;
  /** Clients to register, each as `ID` or `ID=REDIRECT-URI`. */
  readonly clients: readonly string[];
  /** Origins whose pages may send requests as the merchant. */
  readonly merchantOrigins: readonly string[];
  /** URLs to deliver events to. */
  readonly webhooks: readonly string[];
  /** Service plugins, each as `TYPE=URL`. */
  readonly plugins: readonly string[];
  /** Base URL of the images in responses. `undefined`: the origin of each request. */
  readonly mediaUrl: string | undefined;
  /** Whether `queryProducts` returns products with their variants. */
  readonly variantsInQueries: boolean;
  /** File to export the catalog to, instead of starting a server. */
  readonly export: string | undefined;
}

/** Error of the command line, or of a file that it names. The message is addressed to the user. */
export class UsageError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UsageError';
  }
}

/**
 * Parses the command line.
 *
 * @param args - Arguments after the command name.
 * @throws {UsageError} for an unknown flag or an invalid value
 */
export function readArguments(args: readonly string[]): Arguments {
  const { port, ...values } = parse(args);
  if (port !== undefined && !(/^\d+$/.test(port) && Number(port) <= 65_535)) {
    throw new UsageError(`--port must be a number from 0 to 65535, not ${JSON.stringify(port)}.`);
  }
  const cartV1 = values['cart-v1'];
  if (cartV1 !== undefined && cartV1 !== 'available' && cartV1 !== 'removed') {
    throw new UsageError(`--cart-v1 must be "available" or "removed", not ${JSON.stringify(cartV1)}.`);
  }
  const { catalog } = values;
  if (catalog !== undefined && catalog !== 'v1' && catalog !== 'v3') {
    throw new UsageError(`--catalog must be "v1" or "v3", not ${JSON.stringify(catalog)}.`);
  }
  const clock = values.clock === undefined ? undefined : new Date(values.clock);
  if (clock && Number.isNaN(clock.getTime())) {
    throw new UsageError(
      `--clock must be an ISO 8601 time, such as 2027-03-01 or 2027-03-01T09:00:00Z, not ${JSON.stringify(values.clock)}.`,
    );
  }
  if (values.reset && values.data === undefined) throw new UsageError('--reset requires --data FILE.');
  return {
    help: values.help ?? false,
    version: values.version ?? false,
    port: port === undefined ? undefined : Number(port),
    host: values.host ?? '127.0.0.1',
    seed: values.seed,
    currency: values.currency,
    data: values.data,
    reset: values.reset ?? false,
    catalog,
    cartV1,
    clock,
    clients: values.client ?? [],
    merchantOrigins: values['merchant-origin'] ?? [],
    webhooks: values.webhook ?? [],
    plugins: values.plugin ?? [],
    mediaUrl: values['media-url'],
    variantsInQueries: values['variants-in-queries'] ?? false,
    export: values.export,
  };
}

function parse(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', short: 'p' },
        host: { type: 'string' },
        seed: { type: 'string' },
        currency: { type: 'string' },
        data: { type: 'string' },
        reset: { type: 'boolean' },
        catalog: { type: 'string' },
        'cart-v1': { type: 'string' },
        clock: { type: 'string' },
        client: { type: 'string', multiple: true },
        'merchant-origin': { type: 'string', multiple: true },
        webhook: { type: 'string', multiple: true },
        plugin: { type: 'string', multiple: true },
        'media-url': { type: 'string' },
        'variants-in-queries': { type: 'boolean' },
        export: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean', short: 'v' },
      },
    });
    return values;
  } catch (error) {
    throw new UsageError((error as Error).message, { cause: error });
  }
}
