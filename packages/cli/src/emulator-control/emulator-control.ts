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
}

/** Options of {@link connectEmulator}. */
interface Connection {
  /** Base URL. @default 'http://127.0.0.1:4000' */
  readonly url?: string | undefined;
  /** Client whose store to control. Defaults to the demo client. */
  readonly clientId?: string | undefined;
}

/** Creates a client of the control API. Sends no request. */
export function connectEmulator({ fetch, signal }: Terminal, connection: Connection): EmulatorControl {
  const url = readUrl('--emulator', connection.url ?? DEFAULT_EMULATOR).replace(/\/+$/, '');
  const query = connection.clientId === undefined ? '' : `?clientId=${encodeURIComponent(connection.clientId)}`;
  return {
    url,
    async call(method, path, body) {
      const response = await fetch(`${url}/_emulator/${path}${query}`, {
        method,
        headers: { 'content-type': 'application/json' },
        signal,
        ...(body && { body: JSON.stringify(body) }),
      }).catch((error: unknown) => {
        if (signal.aborted) throw error;
        const remedy = `Start it with "npx cartwright emulator", or name its URL with --emulator.`;
        throw new CliError('emulator_not_running', `No emulator responds at ${url}. ${remedy}`, { cause: error });
      });
      const text = await response.text();
      if (!response.ok) throw failure(url, path, response.status, text);
      return parse(text) as never;
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
