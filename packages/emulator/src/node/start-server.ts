import { createAdaptorServer, type ServerType } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { AddressInfo } from 'node:net';
import { imageFormat, mediaType } from './image-format.js';
import { loadRenderer } from './render-image.js';
import type { Emulator } from '../protocol/emulator.js';
import { ConnectionDropped } from '../protocol/http/faults.js';

/** Cache of byte arrays by key. Calls `make` once per key. */
type ByteCache = (key: string, make: () => Promise<Uint8Array<ArrayBuffer>>) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * Creates a cache with a size limit, in bytes, that evicts the least recently used entries. Failures are not cached.
 */
function byteCache(limit: number): ByteCache {
  const entries = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const sizes = new Map<string, number>();
  let total = 0;
  const shrink = (): void => {
    for (const [key, size] of sizes) {
      if (total <= limit) return;
      total -= size;
      sizes.delete(key);
      entries.delete(key);
    }
  };
  const use = (key: string, size: number): void => {
    sizes.delete(key);
    sizes.set(key, size);
  };
  return async (key, make) => {
    const cached = entries.get(key);
    const size = sizes.get(key);
    if (size !== undefined) use(key, size);
    if (cached) return cached;
    const promise = make();
    entries.set(key, promise);
    try {
      const { byteLength } = await promise;
      total += byteLength;
      use(key, byteLength);
      shrink();
      return await promise;
    } catch (error) {
      entries.delete(key);
      throw error;
    }
  };
}

type Fetch = (request: Request) => Promise<Response>;

/** Maximum size of cached images, in bytes. */
const maxCachedBytes = 64 * 1024 * 1024;

/** Wraps an emulator's `fetch`: converts its SVG images to raster images, if a renderer is installed. */
export function serveImages(fetch: Fetch, load = loadRenderer): Fetch {
  const cached = byteCache(maxCachedBytes);
  let renderer: ReturnType<typeof load> | undefined;
  return async (request) => {
    const response = await fetch(request);
    if (!response.ok || response.headers.get('content-type') !== mediaType('svg')) return response;
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/media/')) return response;
    const format = imageFormat(pathname, request.headers.get('accept'));
    const headers = new Headers(response.headers);
    headers.append('vary', 'accept');
    const render = format === 'svg' ? undefined : await (renderer ??= load());
    if (format === 'svg' || !render) return new Response(response.body, { status: response.status, headers });
    const quality = Math.min(100, Math.max(1, Number(/[,/]q_(\d{1,3})/.exec(pathname)?.[1] ?? 80)));
    const image = await cached(`${format} ${pathname}`, async () => render(await response.text(), format, quality));
    headers.set('content-type', mediaType(format));
    headers.set('content-length', String(image.byteLength));
    return new Response(image, { status: response.status, headers });
  };
}

/** Number of ports to try if the first ones are in use. */
const MAX_PORT_ATTEMPTS = 20;

/** Options of {@link startServer}. */
export interface ServerOptions {
  /** Emulator that responds to requests. Closed with the server. */
  readonly emulator: Emulator;
  /**
   * Port to listen on; 0 for any free port.
   *
   * @default 0
   */
  readonly port?: number;
  /**
   * Host name or IP address to listen on. The default accepts local connections only.
   *
   * @default '127.0.0.1'
   */
  readonly host?: string;
  /**
   * Whether to fail if the port is in use. With `false`, the next ports are tried.
   *
   * @default true
   */
  readonly strictPort?: boolean;
  /**
   * Whether to replace the process's `Request` and `Response` by faster ones of `@hono/node-server`. For a process that
   * only serves, as that of the command line.
   *
   * @default false
   */
  readonly overrideGlobalObjects?: boolean;
}

/** Running server of an emulator. */
export interface RunningServer {
  /** Base URL, such as `http://127.0.0.1:4000`. */
  readonly url: string;
  /** Port that the server listens on. */
  readonly port: number;
  /** Closes open connections, the server and the emulator. */
  readonly close: () => Promise<void>;
}

/** Error of a server that cannot listen on its host and port. */
export class ListenError extends Error {
  /** System error code, such as `EADDRINUSE`. */
  readonly code: string | undefined;

  /**
   * Creates the error.
   *
   * @param host - Host name or IP address.
   * @param port - Port.
   * @param cause - System error.
   */
  constructor(host: string, port: number, cause: NodeJS.ErrnoException) {
    const busy = cause.code === 'EADDRINUSE';
    super(
      busy
        ? `Port ${port} is in use. Choose another one, or 0 for any free port.`
        : `Cannot listen on ${host}, port ${port}: ${cause.message}.`,
      { cause },
    );
    this.name = 'ListenError';
    this.code = cause.code;
  }
}

/**
 * Starts an HTTP server for an emulator. Images are served as WebP, AVIF, JPEG or PNG if the optional dependency
 * `sharp` is installed, otherwise as SVG.
 *
 * @param options - Emulator, host and port.
 * @returns The server's URL and port, and a function to close it.
 * @throws {ListenError} when the port, or each port that was tried, is in use, or the host is not available
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
  const { emulator, port = 0, host = '127.0.0.1', strictPort = true, overrideGlobalObjects = false } = options;
  const respond = serveImages((request) => emulator.fetch(request));
  const server = createAdaptorServer({
    overrideGlobalObjects,
    serverOptions: {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      // Longer than most clients keep an idle connection: a request that is sent while the server closes it fails.
      keepAliveTimeout: 65_000,
    },
    async fetch(request, { incoming }) {
      try {
        return await respond(request);
      } catch (error) {
        if (!(error instanceof ConnectionDropped)) throw error;
        (incoming as { socket: { destroy(): void } }).socket.destroy();
        return RESPONSE_ALREADY_SENT;
      }
    },
  });
  const listeningPort = await listen(server, port, host, strictPort || port === 0 ? 1 : MAX_PORT_ATTEMPTS);
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
