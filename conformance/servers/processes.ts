import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { writeGuide } from './guide.js';
import type { WorkerTasks } from './worker-tasks.js';

/** Names of the guide's connection of each engine. */
const connections = { redis: 'send', postgres: 'database' };

/** Name of an engine in the guide. */
export type EngineName = keyof typeof connections;

/** Stores of an engine: what the guide exports, and its event store with another expiry of claims. */
const entry = (engine: EngineName) => `
import { ${engine}Events } from './${engine}-stores';
import { ${connections[engine]}, stores } from './${engine}';
export { stores };
export const createEvents = (claimTime) => ${engine}Events(${connections[engine]}, claimTime);
`;

/** Bundles the worker and the stores of the guide, from the sources of the packages. */
async function bundle(folder: string, engine: EngineName): Promise<void> {
  writeGuide(folder);
  writeFileSync(join(folder, 'stores.ts'), entry(engine));
  await build({
    entryPoints: { worker: join(import.meta.dirname, 'worker.ts'), stores: join(folder, 'stores.ts') },
    outdir: join(folder, 'out'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['@cartwright/source'],
    nodePaths: [join(import.meta.dirname, '../node_modules')],
    external: ['pg-native'],
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    logLevel: 'error',
  });
}

/** Server processes of the shop. */
export interface Processes {
  readonly all: readonly WorkerTasks[];
  close(): Promise<void>;
}

/**
 * Starts server processes that share an engine.
 *
 * @param engine - Its name in the guide.
 * @param count - Number of processes.
 * @param env - Their environment.
 */
export async function startProcesses(
  engine: EngineName,
  count: number,
  env: Readonly<Record<string, string>>,
): Promise<Processes> {
  const folder = mkdtempSync(join(tmpdir(), `cartwright-${engine}-servers-`));
  await bundle(folder, engine);
  const start = async () => {
    const child = fork(join(folder, 'out/worker.mjs'), {
      env: { ...process.env, ...env, STORES: join(folder, 'out/stores.mjs') },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [],
    });
    await once(child, 'message');
    const pending = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
    child.on('message', ({ id, result, error }: { id: number; result: never; error?: string }) => {
      if (error === undefined) pending.get(id)?.resolve(result);
      else pending.get(id)?.reject(new Error(error));
      pending.delete(id);
    });
    child.on('exit', () => pending.forEach(({ reject }) => reject(new Error('A server process has exited'))));
    let calls = 0;
    const tasks = new Proxy({} as WorkerTasks, {
      get:
        (_, name) =>
        (...args: unknown[]) =>
          name === 'then'
            ? undefined
            : new Promise((resolve, reject) => {
                const id = calls++;
                pending.set(id, { resolve, reject });
                child.send({ id, name, args });
              }),
    });
    return { child, tasks };
  };
  const started = await Promise.all(Array.from({ length: count }, start));

  return {
    all: started.map(({ tasks }) => tasks),
    async close() {
      for (const { child } of started) {
        child.disconnect();
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      }
      rmSync(folder, { recursive: true });
    },
  };
}
