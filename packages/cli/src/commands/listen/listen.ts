import { CliError } from '../../command/cli-error.js';
import { type Call, command, flag, list, text } from '../../command/command.js';
import { connectEmulator } from '../../emulator-control/emulator-control.js';
import { type Delivered, startReceiver } from './start-receiver.js';

const options = {
  forwardTo: text('URL', 'forward each delivery, signed, to this URL'),
  event: list('TYPE', 'show only events of this type; repeatable'),
  payload: flag('show the content of each event'),
  clientId: text('ID', 'client of the emulator whose events to show (default: the demo client)'),
  emulator: text('URL', 'URL of the emulator (default: http://127.0.0.1:4000)'),
};

type ListenCall = Call<typeof options>;

/** `cartwright listen`: shows the events that the emulator delivers. */
export const listen = command({
  name: 'listen',
  summary: 'show the events that the emulator delivers, and forward them',
  details: `Adds a webhook to the running emulator, and removes it when you press Ctrl-C. With --json, each event is a line.

Example:
  cartwright listen --forward-to http://localhost:3000/webhooks`,
  options,
  async run(call) {
    const { output, terminal } = call;
    const { clientId, event, forwardTo } = call.options;
    checkUrl(forwardTo);
    const emulator = connectEmulator(terminal, { url: call.options.emulator, clientId });
    const publicKey = await emulator.call<string>('GET', 'webhooks/public-key');
    const receiver = await startReceiver({ forwardTo, publicKey, fetch: terminal.fetch, onEvent: shown(call) });
    try {
      const body = { url: receiver.url, ...(event.length > 0 && { events: event }) };
      const webhook = await emulator.call<{ id: string }>('POST', 'webhooks', body);
      output.note(`Listening to ${emulator.url}. Press Ctrl-C to stop.`);
      await stopped(terminal.signal);
      const last = connectEmulator({ ...terminal, signal: AbortSignal.timeout(2000) }, { url: emulator.url, clientId });
      // The emulator may have stopped first.
      await last.call('DELETE', `webhooks/${webhook.id}`).catch(() => undefined);
    } finally {
      await receiver.close();
    }
  },
});

const stopped = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

function checkUrl(url: string | undefined): void {
  if (url === undefined || (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))) return;
  throw new CliError('usage', `--forward-to must be an http or https URL, not ${JSON.stringify(url)}.`);
}

/** Returns the function that writes an event. */
const shown =
  ({ options: { payload: showsPayload }, output }: ListenCall) =>
  (event: Delivered): void => {
    const { forwarded, payload, time, type } = event;
    const line = [
      time.slice(11, 19),
      type,
      ...(event.entityId === undefined ? [] : [event.entityId]),
      ...(forwarded ? [`→ ${forwarded.status ?? forwarded.error} (${forwarded.duration} ms)`] : []),
    ].join('  ');
    output.printLine(showsPayload ? `${line}\n${JSON.stringify(payload, null, 2)}` : line, event);
  };
