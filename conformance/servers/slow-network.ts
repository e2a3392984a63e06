import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A network between processes and a server, on another port of this machine. */
export interface SlowNetwork {
  /** URL of the server in this network. */
  readonly url: string;
  /** Delay of everything that is sent from now on, each way, in milliseconds. */
  delay: number;
  close(): void;
}

/**
 * Opens a network to a server.
 *
 * @param serverUrl - URL of the server.
 */
export async function openSlowNetwork(serverUrl: string): Promise<SlowNetwork> {
  const url = new URL(serverUrl);
  const { hostname, port } = url;
  const sockets = new Set<Socket>();

  const forward = (from: Socket, to: Socket) => {
    let sent = Promise.resolve();
    sockets.add(from);
    from.on('data', (chunk) => {
      const arrival = performance.now() + network.delay;
      sent = sent.then(async () => {
        if (arrival > performance.now()) await sleep(arrival - performance.now());
        to.write(chunk);
      });
    });
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      void sent.then(() => to.destroy());
    });
  };
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    forward(client, upstream);
    forward(upstream, client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url.port = String((server.address() as AddressInfo).port);

  const network: SlowNetwork = {
    url: url.href,
    delay: 0,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
  return network;
}
