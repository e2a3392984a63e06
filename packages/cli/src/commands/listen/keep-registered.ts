import { CliError } from '../../command/cli-error.js';

/** Time between two checks of the webhook, in milliseconds. */
const INTERVAL = 3000;

/** Number of checks in a row without a response after which the emulator counts as stopped. */
const MAX_FAILURES = 5;

/** Webhook to keep, and how to reach the emulator. */
interface Registration {
  /** URL of the emulator. */
  readonly url: string;
  /** Ends the checks. */
  readonly signal: AbortSignal;
  /** Adds the webhook. Returns its ID. */
  register(): Promise<string>;
  /** Returns the IDs of all webhooks. */
  list(): Promise<readonly string[]>;
  /** Shows a remark. */
  note(text: string): void;
}

/** Waits. Returns whether the time has passed: `false` if the signal aborted. */
const passed = (duration: number, signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve(false);
    const stop = () => {
      clearTimeout(timer);
      resolve(false);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve(true);
    }, duration);
    signal.addEventListener('abort', stop, { once: true });
  });

/**
 * Keeps a webhook registered until the signal aborts. An emulator that was restarted has lost it.
 *
 * @param registration - The webhook.
 * @returns ID of the webhook.
 * @throws {CliError} `emulator_stopped` if the emulator does not come back
 */
export async function keepRegistered({ list, note, register, signal, url }: Registration): Promise<string> {
  let id = await register();
  note(`Listening to ${url}. Press Ctrl-C to stop.`);
  for (let failures = 0; await passed(INTERVAL, signal);) {
    try {
      if (!(await list()).includes(id)) {
        id = await register();
        note(`The emulator was restarted. Listening again.`);
      }
      failures = 0;
    } catch (error) {
      failures += 1;
      if (failures === 1 && !signal.aborted) note(`${url} does not respond. Waiting for it.`);
      if (failures < MAX_FAILURES) continue;
      const duration = (MAX_FAILURES * INTERVAL) / 1000;
      const remedy = 'Start it with "npx cartwright emulator", and run this command again.';
      throw new CliError('emulator_stopped', `${url} has not responded for ${duration} seconds. ${remedy}`, {
        cause: error,
      });
    }
  }
  return id;
}
