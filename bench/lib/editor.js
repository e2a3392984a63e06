import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';

/**
 * A TypeScript language server, as editors run it.
 *
 * @typedef {object} Editor
 * @property {(command: string, args: object) => void} notify Sends a command that has no response.
 * @property {(command: string, args: object) => Promise<any>} request Sends a command, and resolves with its result.
 * @property {() => void} close Ends the server.
 */

/**
 * Starts a TypeScript language server.
 *
 * @returns {Editor}
 */
export function openEditor() {
  const server = spawn(
    process.execPath,
    [
      createRequire(import.meta.url).resolve('typescript/lib/tsserver.js'),
      '--disableAutomaticTypingAcquisition',
      '--suppressDiagnosticEvents',
    ],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  let sequence = 0;
  /** @type {Map<number, { resolve: (body: unknown) => void, reject: (error: Error) => void }>} */
  const waiting = new Map();
  createInterface({ input: server.stdout }).on('line', (line) => {
    if (!line.startsWith('{')) return;
    const message = JSON.parse(line);
    const call = message.type === 'response' ? waiting.get(message.request_seq) : undefined;
    waiting.delete(message.request_seq);
    if (message.success) call?.resolve(message.body);
    else call?.reject(new Error(message.message));
  });
  /** @type {Editor['notify']} */
  const notify = (command, args) => {
    server.stdin.write(`${JSON.stringify({ seq: ++sequence, type: 'request', command, arguments: args })}\n`);
  };
  return {
    notify,
    request: (command, args) =>
      new Promise((resolve, reject) => {
        waiting.set(sequence + 1, { resolve, reject });
        notify(command, args);
      }),
    close: () => server.kill(),
  };
}
