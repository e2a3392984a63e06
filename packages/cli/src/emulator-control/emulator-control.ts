import { CliError } from '../command/cli-error.js';
import { readUrl } from '../command/read-url.js';
import type { Terminal } from '../command/terminal.js';

/** Base URL of an emulator with default options. */
const DEFAULT_EMULATOR = 'http://127.0.0.1:4000';

/** Control API of a running emulator, below `/_emulator`. */
export interface EmulatorControl {
  /** Base URL of the emulator. */
  readonly url: string;
  /**
   * Sends a request to the control API and returns the JSON of its response; its text if it is not JSON.
   *
   * @param method - HTTP method.
   * @param path - Path below `/_emulator/`, such as `events`.
   * @param body - JSON body.
   * @throws {CliError} `emulator_not_running` and `emulator_failed`
   */
  call<Result>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Result>;
  /** Returns the ID of the client's site. */
  getSiteId(): Promise<string>;
  /**
   * Calls the platform's API as the merchant, with the demo API key.
   *
   * @param method - HTTP method.
   * @param path - Path of the API, such as `/ecom/v1/orders`.
   * @param body - JSON body.
   * @throws {CliError} `emulator_not_running` and `emulator_failed`
   */
  callApi<Result>(method: 'GET' | 'POST', path: string, body?: object): Promise<Result>;
}

/** Options of {@link connectEmulator}. */
interface Connection {
  /** Base URL. @default 'http://127.0.0.1:4000' */
  readonly url?: string | undefined;
  /** Client whose store to control. Defaults to the demo client. */
  readonly clientId?: string | undefined;
}

/** Loads the emulator's package when its constants are needed. */
const loadEmulator = () => import('@cartwright/emulator');

/** Creates a client of the control API. Sends no request. */
export function connectEmulator({ fetch, signal }: Terminal, connection: Connection): EmulatorControl {
  const url = readUrl('--emulator', connection.url ?? DEFAULT_EMULATOR).replace(/\/+$/, '');
  const { clientId } = connection;
  const query = clientId === undefined ? '' : `?clientId=${encodeURIComponent(clientId)}`;
  const getSiteId = async () => {
    const { DEMO_CLIENT_ID, DEMO_SITE_ID } = await loadEmulator();
    return clientId === undefined || clientId === DEMO_CLIENT_ID ? DEMO_SITE_ID : clientId;
  };
  const send = async (method: string, path: string, body: object | undefined, headers: Record<string, string>) => {
    const response = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      signal,
      ...(body && { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      if (signal.aborted) throw error;
      const remedy = `Start it with "npx cartwright emulator", or name its URL with --emulator.`;
      throw new CliError('emulator_not_running', `No emulator responds at ${url}. ${remedy}`, { cause: error });
    });
    const text = await response.text();
    if (!response.ok) throw failure(url, path.replace('/_emulator/', ''), response.status, text);
    return parse(text) as never;
  };
  return {
    url,
    getSiteId,
    call: (method, path, body) => send(method, `/_emulator/${path}${query}`, body, {}),
    async callApi(method, path, body) {
      const { DEMO_API_KEY } = await loadEmulator();
      return send(method, path, body, { authorization: DEMO_API_KEY, 'wix-site-id': await getSiteId() });
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function failure(url: string, path: string, status: number, text: string): CliError {
  const { message } = (parse(text) ?? {}) as { message?: unknown };
  const isEmulator = typeof message === 'string';
  if (status === 404 && !isEmulator) {
    return new CliError('emulator_not_running', `${url} is not an emulator. Name its URL with --emulator.`);
  }
  const reason = isEmulator ? message : `status ${status}`;
  return new CliError('emulator_failed', `The emulator rejected ${path}: ${reason}`);
}
