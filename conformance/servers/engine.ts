import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** A database server that the test started, and the faults that it can have. */
export interface Engine {
  /** Environment variable of the guide's connection. */
  readonly variable: string;
  /** URL of the server. */
  readonly url: string;
  /** Lets no command be processed for a time, in milliseconds. */
  pause(milliseconds: number): Promise<void>;
  /** Kills the server without a chance to write anything, and starts it again on its data after a time, in milliseconds. */
  crash(milliseconds: number): Promise<void>;
  /** Refuses all writes, like a server that is full. */
  refuseWrites(): Promise<void>;
  /** Accepts writes again. */
  acceptWrites(): Promise<void>;
  /** Closes all connections. */
  dropConnections(): Promise<void>;
  /** Stops the server and deletes its data. */
  stop(): Promise<void>;
}

/** Whether a program can be started. */
export const isInstalled = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

/** A server in a child process. */
export interface Server {
  /** Ends it with a signal, and waits until it has exited. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/**
 * Starts a server and waits until it responds.
 *
 * @param program - Its program.
 * @param args - Its arguments.
 * @param options - How it is started.
 * @param isReady - Resolves if it responds, and rejects otherwise.
 */
export async function startServer(
  program: string,
  args: readonly string[],
  options: SpawnOptions,
  isReady: () => Promise<unknown>,
): Promise<Server> {
  const child: ChildProcess = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => (output = (output + chunk).slice(-4000)));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  for (let attempt = 0; ; attempt++) {
    const failure: unknown = await isReady().then(
      () => undefined,
      (error: unknown) => error,
    );
    if (failure === undefined) break;
    if (hasEnded() || attempt > 600) throw new Error(`${program} did not start: ${output}`, { cause: failure });
    await sleep(50);
  }
  return {
    async end(signal) {
      child.kill(signal);
      if (!hasEnded()) await once(child, 'exit');
    },
  };
}
