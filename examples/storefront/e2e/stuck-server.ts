import { createServer, type Socket } from 'node:net';

/** Starts a server that accepts connections and sends nothing. Returns a function that stops it. */
export async function startStuckServer(port: number): Promise<() => void> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
}

/**
 * Time that a page may take on a busy machine, in milliseconds. Without the deadline, pages take 30 seconds. In a stress run,
 * four tests share a processor.
 */
export const allowance = process.env.CARTWRIGHT_STRESS ? 80_000 : 20_000;

/** Requests a page, and measures how long the response takes, in milliseconds. */
export async function openTimed(url: string, init?: RequestInit) {
  const start = Date.now();
  const response = await fetch(url, { redirect: 'manual', ...init });
  const text = await response.text();
  return { response, status: response.status, text, duration: Date.now() - start };
}
