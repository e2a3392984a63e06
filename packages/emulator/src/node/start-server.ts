import type { AddressInfo } from 'node:net';
import { type ServerType, createAdaptorServer } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Emulator } from '../protocol/emulator.js';
import { ConnectionDropped } from '../protocol/http/faults.js';
import { serveImages } from './serve-images.js';

/** How many ports are tried where the first ones are busy. */
const TRIED_PORTS = 20;

/** Where an emulator listens. */
export interface ServerOptions {
  readonly emulator: Emulator;
  /** The port; a free one is chosen when it is 0 or not given. */
  readonly port?: number;
  /** The address; 127.0.0.1, this machine only, unless given. */
  readonly host?: string;
  /** Whether a busy port is an error. With `false` the next ones are tried. */
  readonly strictPort?: boolean;
}

/** A listening emulator. */
export interface RunningServer {
  /** As `http://127.0.0.1:4000`. */
  readonly url: string;
  readonly port: number;
  /** Ends open connections and the emulator. */
  readonly close: () => Promise<void>;
}

/** The server cannot listen where it was asked to. */
export class ListenError extends Error {
  /** As `EADDRINUSE`. */
  readonly code: string | undefined;

  /**
   * Says what is wrong.
   *
   * @param host the address
   * @param port the port
   * @param cause what the system said
   */
  constructor(host: string, port: number, cause: NodeJS.ErrnoException) {
    const busy = cause.code === 'EADDRINUSE';
    super(busy ? `Port ${port} is in use.` : `Cannot listen at ${host}, port ${port}: ${cause.message}.`, { cause });
    this.name = 'ListenError';
    this.code = cause.code;
  }
}

/**
 * Serves an emulator by HTTP. Its pictures are WebP, AVIF, JPEG or PNG images if the optional dependency `sharp` is
 * installed, else SVG.
 *
 * @param options the emulator, and where it listens
 * @returns its address, and how to close it
 * @throws {ListenError} when the port, or each port that was tried, is in use, or the address is not this machine's
 *
 * @example
 * ```ts
 * import { createEmulator } from '@cartwright/emulator';
 * import { startServer } from '@cartwright/emulator/node';
 *
 * const server = await startServer({ emulator: createEmulator(), port: 4000 });
 * console.log(server.url);
 * await server.close();
 * ```
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { emulator, port = 0, host = '127.0.0.1', strictPort = true } = options;
  const answer = serveImages((request) => emulator.fetch(request));
  const server = createAdaptorServer({
    overrideGlobalObjects: false,
    serverOptions: { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 5_000 },
    async fetch(request, { incoming }) {
      try {
        return await answer(request);
      } catch (error) {
        if (!(error instanceof ConnectionDropped)) throw error;
        (incoming as { socket: { destroy(): void } }).socket.destroy();
        return RESPONSE_ALREADY_SENT;
      }
    },
  });
  const listeningPort = await listen(server, port, host, strictPort || port === 0 ? 1 : TRIED_PORTS);
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${listeningPort}`,
    port: listeningPort,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      if ('closeAllConnections' in server) server.closeAllConnections();
      await closed;
      emulator.close();
    },
  };
}

async function listen(server: ServerType, port: number, host: string, tries: number): Promise<number> {
  for (let tried = port; ; tried++) {
    try {
      return await new Promise<number>((resolve, reject) => {
        server.once('error', reject);
        server.listen(tried, host, () => {
          server.off('error', reject);
          resolve((server.address() as AddressInfo).port);
        });
      });
    } catch (error) {
      const problem = error as NodeJS.ErrnoException;
      const isLast = tried + 1 >= port + tries || tried === 65_535;
      if (problem.code !== 'EADDRINUSE' || isLast) throw new ListenError(host, port, problem);
    }
  }
}
