import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { createEmulator } from '../create-emulator.js';
import type { OnProgress } from '../csv/read-catalog.js';
import { checkCurrency } from '../kernel/money/check-currency.js';
import { type Client, getSiteId } from '../kernel/state/client.js';
import type { Database } from '../kernel/state/database.js';
import { DEMO_API_KEY, DEMO_CLIENT_ID } from '../kernel/state/demo.js';
import type { CommandLineOutput } from './command-line-output.js';
import { DataFileError, openFileDatabase, resetFileDatabase } from './file-database.js';
import { type Arguments, readArguments, UsageError } from './read-arguments.js';
import { readSeed } from './read-seed.js';
import { ListenError, type RunningServer, type ServerOptions, startServer } from './start-server.js';
import { configuredPlugin, type ServicePlugin } from '../protocol/plugins/service-plugin.js';
import { configuredWebhook } from '../protocol/webhooks/webhook.js';
import { defaultCatalogVersion } from '../shop/catalogs/catalog-version.js';

/** Rows between two progress lines, without a terminal. */
const STEP = 1000;

/** Escape sequence that clears the current line of a terminal. */
const CLEAR_LINE = '\r\u001B[K';

/** Reports the progress of reading a file: in one updated line on a terminal, in separate lines elsewhere. */
function progress(file: string, { error, isTerminal = false }: CommandLineOutput): OnProgress {
  const name = basename(file);
  let shown = 0;
  return (read, rows) => {
    const isOver = read >= rows;
    const step = isTerminal ? rows / 100 : STEP;
    if (!isOver && read - shown < step) return;
    shown = read;
    const [start, end] = isTerminal ? [CLEAR_LINE, isOver ? '\n' : ''] : ['', '\n'];
    error(`${start}${name}: ${read.toLocaleString('en-US')} of ${rows.toLocaleString('en-US')} rows${end}`);
  };
}

/**
 * Parses `--client`: a client ID, optionally with a redirect URI.
 *
 * @throws {UsageError} for an empty client ID or an invalid redirect URI
 */
function readClient(text: string): Client {
  const [, clientId = '', redirectUri] = /^([^=]*)(?:=(.*))?$/.exec(text) ?? [];
  if (clientId.trim() === '') throw new UsageError(`--client must be a client id, not ${JSON.stringify(text)}.`);
  if (redirectUri === undefined) return { clientId };
  if (isWebAddress(redirectUri)) return { clientId, redirectUris: [redirectUri] };
  throw new UsageError(`--client ${JSON.stringify(text)}: the redirect URI must be an http or https URL.`);
}

/**
 * Parses `--merchant-origin`.
 *
 * @throws {UsageError} for a value that is not an origin
 */
function readOrigin(text: string): string {
  if (isWebAddress(text) && new URL(text).origin === text) return text;
  throw new UsageError(
    `--merchant-origin must be an origin such as "http://localhost:5173", not ${JSON.stringify(text)}.`,
  );
}

/**
 * Parses `--media-url`.
 *
 * @throws {UsageError} for a value that is not an http or https URL
 */
function readMediaUrl(text: string): string {
  if (isWebAddress(text)) return text;
  throw new UsageError(
    `--media-url must be an http or https URL, such as "https://static.wixstatic.com", not ${JSON.stringify(text)}.`,
  );
}

const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

const DEFAULT_PORT = 4000;

const help = (command: string): string => `@cartwright/emulator: a local emulator of the Wix headless commerce platform

Usage: ${command} [options]

  -p, --port PORT            port to listen on; 0 for any free port
                             (default: ${DEFAULT_PORT}, or the next free port)
      --host HOST            address to listen on (default: 127.0.0.1, reachable from this machine only)
      --seed SEED            initial data of every client: a number of products, a catalog .csv file,
                             a site .json file of "cartwright pull", or "empty" (default: the demo shop).
                             Ignored if the data file has data
      --currency CODE        ISO 4217 currency code of all prices, such as EUR (default: USD).
                             Ignored if the data file has data
      --data FILE            store the state in this file (default: in memory)
      --reset                delete the content of the data file first
      --catalog VERSION      "v1" or "v3": version of the store's catalog (default: v3). Ignored if the data file
                             has data
      --cart-v1 STATE        "available" or "removed": Cart V1 and Checkout V1, which the platform removes on
                             2027-02-01 (default: by the clock of the emulator)
      --clock TIME           time that the emulator's clock starts at, such as 2027-03-01 (default: now)
      --client ID            register an OAuth client, as ID or ID=REDIRECT-URI; repeatable.
                             (default: accept any client ID, each with its own store)
      --merchant-origin ORIGIN
                             allow pages of this origin to send requests as the merchant; repeatable
      --webhook URL          deliver all events to this URL, signed as by the platform; repeatable
      --plugin TYPE=URL      call the service plugin at this URL, such as
                             ECOM_SHIPPING_RATES=http://localhost:3000/plugins; repeatable
      --media-url URL        base URL of the images in responses, such as https://static.wixstatic.com
                             (default: the address of the emulator)
      --variants-in-queries  return products of Catalog V3 queries with their variants
      --export FILE          export the catalog of the data file or the seed to this .csv file, and exit
  -h, --help                 show this help
  -v, --version              show the version
`;

const { version } = createRequire(import.meta.url)('@cartwright/emulator/package.json') as { version: string };

/**
 * Runs the command line of the emulator, which the package's README describes. Errors of the user are written to standard
 * error.
 *
 * @param args - Arguments after the command name, such as `['--port', '0']`.
 * @param output - Output streams.
 * @param command - Name of the command in messages. Default: `npx @cartwright/emulator`.
 * @param serverOptions - Options of the server that have no argument.
 * @returns The running server; or the exit code, if the arguments start none or are wrong.
 * @example
 * ```ts
 * import { runCommandLine } from '@cartwright/emulator/node';
 *
 * const out = (text: string) => void process.stdout.write(text);
 * const started = await runCommandLine(['--port', '0', '--catalog', 'v1'], { out, error: out });
 * if (typeof started !== 'number') await started.close();
 * ```
 */
export async function runCommandLine(
  args: readonly string[],
  output: CommandLineOutput,
  command = 'npx @cartwright/emulator',
  serverOptions: Pick<ServerOptions, 'overrideGlobalObjects'> = {},
): Promise<RunningServer | number> {
  try {
    const options = readArguments(args);
    if (options.help) output.out(help(command));
    else if (options.version) output.out(`${version}\n`);
    else return await serve(options, output, serverOptions);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof DataFileError || error instanceof ListenError)) throw error;
    output.error(`${output.isTerminal ? CLEAR_LINE : ''}${error.message}\nSee ${command} --help.\n`);
    return 1;
  }
}

async function serve(
  options: Arguments,
  output: CommandLineOutput,
  serverOptions: Pick<ServerOptions, 'overrideGlobalObjects'>,
): Promise<RunningServer | number> {
  const { out, error } = output;
  checkWebhooks(options.webhooks);
  const servicePlugins = options.plugins.map(readPlugin);
  const currency = options.currency === undefined ? undefined : readCurrency(options.currency);
  const onProgress = options.seed === undefined ? undefined : progress(options.seed, output);
  const { catalog: catalogVersion = defaultCatalogVersion } = options;
  const seed =
    options.seed === undefined
      ? undefined
      : readSeed(options.seed, { onProgress, catalogVersion, ...(currency && { currency }) });
  const clients = options.clients.map(readClient);
  const mediaUrl = options.mediaUrl === undefined ? undefined : readMediaUrl(options.mediaUrl);
  const database = options.data === undefined ? undefined : openDatabase(options.data, options, output);
  const settings = [
    ['catalog', '--seed', seed],
    ['currency', '--currency', currency],
    ['catalog version', '--catalog', options.catalog],
  ] as const;
  const ignored = settings.find(([, , value]) => value !== undefined);
  if (database && !options.reset && ignored && hasDocuments(database)) {
    const [setting, flag] = ignored;
    error(`${options.data} already has a ${setting}, so ${flag} is ignored. Add --reset to start over with ${flag}.\n`);
  }
  try {
    const emulator = createEmulator({
      webhooks: options.webhooks.map((url) => ({ url })),
      servicePlugins,
      clients: mergeClients(clients),
      merchantOrigins: options.merchantOrigins.map(readOrigin),
      ...(seed !== undefined && { seed }),
      ...(currency && { currency }),
      catalogVersion,
      ...(options.clock && { now: clockFrom(options.clock) }),
      ...(options.cartV1 && { cartV1: options.cartV1 }),
      ...(mediaUrl !== undefined && { mediaUrl }),
      variantsInQueries: options.variantsInQueries,
      ...(database && { database }),
      onError: (problem) => error(`${problem instanceof Error ? problem.stack : String(problem)}\n`),
    });
    if (options.export !== undefined) {
      writeCatalog(options.export, emulator.exportCatalog());
      out(`Exported the catalog to ${options.export}.\n`);
      emulator.close();
      return 0;
    }
    const { port = DEFAULT_PORT, host } = options;
    const server = await startServer({
      emulator,
      port,
      host,
      strictPort: options.port !== undefined,
      ...serverOptions,
    });
    out(welcome(server.url, clients[0], options.data));
    if (port !== 0 && server.port !== port) error(warnOfPort(port, server));
    return server;
  } catch (problem) {
    database?.close();
    throw problem;
  }
}

/** Returns the clock that starts at a time. */
function clockFrom(time: Date): () => Date {
  const offset = time.getTime() - Date.now();
  return () => new Date(Date.now() + offset);
}

const mergeClients = (clients: readonly Client[]): Client[] =>
  [...new Set(clients.map(({ clientId }) => clientId))].map((clientId) => {
    const redirectUris = clients.flatMap((client) => (client.clientId === clientId ? (client.redirectUris ?? []) : []));
    return { clientId, ...(redirectUris.length > 0 && { redirectUris }) };
  });

function readCurrency(text: string): string {
  try {
    checkCurrency(text);
    return text;
  } catch (error) {
    throw new UsageError(`--currency: ${(error as Error).message}`, { cause: error });
  }
}

function readPlugin(text: string): ServicePlugin {
  const [, type = '', url = ''] = /^([^=]*)=(.*)$/.exec(text) ?? [];
  const plugin = { type: type as ServicePlugin['type'], url };
  try {
    configuredPlugin(plugin);
  } catch (error) {
    throw new UsageError(`--plugin ${JSON.stringify(text)}: ${(error as Error).message}`, { cause: error });
  }
  return plugin;
}

function checkWebhooks(urls: readonly string[]): void {
  for (const url of urls) {
    try {
      configuredWebhook({ url });
    } catch (error) {
      throw new UsageError(`--webhook ${JSON.stringify(url)}: ${(error as Error).message}`, { cause: error });
    }
  }
}

function writeCatalog(file: string, csv: string): void {
  try {
    writeFileSync(file, csv);
  } catch (error) {
    throw new UsageError(`Cannot write the catalog to ${file}: ${(error as Error).message}.`, { cause: error });
  }
}

function openDatabase(file: string, { reset }: Arguments, { error }: CommandLineOutput): Database {
  if (!reset) return openFileDatabase(file);
  const { database, damaged } = resetFileDatabase(file);
  if (damaged !== undefined) error(`${file} cannot be read and has been moved to ${damaged}.\n`);
  return database;
}

function hasDocuments(database: Database): boolean {
  for (const _document of database.read()) return true;
  return false;
}

const warnOfPort = (port: number, { port: listening, url }: RunningServer): string => `\
  WARNING: port ${port} is in use, so the emulator listens on port ${listening}.
  Set the apiUrl of your clients to ${url}, or stop the process on port ${port}.

`;

const welcome = (url: string, client: Client = { clientId: DEMO_CLIENT_ID }, data: string | undefined): string => `
  Cartwright emulator   ${url}
  Requests, mail, data  ${url}/_emulator

  client id  ${client.clientId}
  site id    ${getSiteId(client)}
  API key    ${DEMO_API_KEY}
  state      ${data ?? 'in memory, lost on exit; use --data FILE to keep it'}

`;
