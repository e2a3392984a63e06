import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** Complete request. */
export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Number of requests of the same call (`x-call`) to the same path, including this one. */
  readonly count: number;
}

/** Action on a connection after a request was read. */
export type Behavior = (socket: Socket, request: ReceivedRequest) => void;

/** Server on real sockets that runs an action for each request and records all requests. */
export interface FaultServer {
  readonly origin: string;
  /** Requests of a call (`x-call`). */
  received(call: string): readonly ReceivedRequest[];
  /** Number of connections. */
  connections(): number;
  /** Calls (`x-call`) with an open connection. Connections without a request are not included. */
  open(): readonly string[];
  close(): Promise<void>;
}

const listen = async (server: Server): Promise<string> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** Parses the request of a connection, once it is complete. */
const parse = (data: Buffer): Omit<ReceivedRequest, 'count'> | undefined => {
  const end = data.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [first = '', ...lines] = data.subarray(0, end).toString().split('\r\n');
  const [method = '', path = ''] = first.split(' ');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const body = data.subarray(end + 4);
  return body.length < Number(headers['content-length'] ?? 0)
    ? undefined
    : { method, path, headers, body: body.toString() };
};

/** Starts a server that reads one request from each connection, and then runs the action. */
export const startFaultServer = async (behave: Behavior): Promise<FaultServer> => {
  const journal = new Map<string, ReceivedRequest[]>();
  const sockets = new Map<Socket, string>();
  let connections = 0;
  const server = createServer((socket) => {
    connections++;
    sockets.set(socket, '');
    let data = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (chunk) => {
      data = Buffer.concat([data, chunk]);
      const request = parse(data);
      if (!request) return;
      socket.removeAllListeners('data').resume();
      const call = request.headers['x-call'] ?? '';
      sockets.set(socket, call);
      const earlier = journal.get(call) ?? [];
      const count = earlier.filter(({ path }) => path === request.path).length + 1;
      journal.set(call, [...earlier, { ...request, count }]);
      behave(socket, { ...request, count });
    });
  });
  const origin = await listen(server);
  return {
    origin,
    received: (call) => journal.get(call) ?? [],
    connections: () => connections,
    open: () => [...sockets.values()],
    async close() {
      for (const socket of sockets.keys()) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};

/**
 * Starts a server that resets every connection as soon as the client sends. Node.js can miss a reset between its
 * connection and its first write, and then waits for a response.
 */
export const startResettingServer = async (): Promise<Pick<FaultServer, 'origin' | 'connections' | 'close'>> => {
  let connections = 0;
  const server = createServer((socket) => {
    connections++;
    socket.on('error', () => undefined);
    socket.once('data', () => socket.resetAndDestroy());
  });
  const origin = await listen(server);
  return {
    origin,
    connections: () => connections,
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
};

/** Returns an origin at which no server listens. */
export const closedOrigin = async (): Promise<string> => {
  const server = createServer();
  const origin = await listen(server);
  server.close();
  await once(server, 'close');
  return origin;
};
