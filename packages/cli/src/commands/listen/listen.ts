import { type Call, command, flag, list, text } from '../../command/command.js';
import { readUrl } from '../../command/read-url.js';
import { connectEmulator } from '../../emulator-control/emulator-control.js';
import { keepRegistered } from './keep-registered.js';
import { type Delivered, startReceiver } from './start-receiver.js';

const options = {
  forwardTo: text('URL', 'forward each delivery, signed, to this URL'),
  event: list('TYPE', 'show only events of this type; repeatable'),
  payload: flag('show the content of each event'),
  clientId: text('ID', 'client of the emulator whose events to show (default: the demo client)'),
  emulator: text('URL', 'URL of the emulator (default: http://127.0.0.1:4000)'),
};

/** Webhook of the emulator. */
interface Webhook {
  readonly id: string;
}

type ListenCall = Call<typeof options>;

/** `cartwright listen`: shows the events that the emulator delivers. */
export const listen = command({
  name: 'listen',
  summary: 'show the events that the emulator delivers, and forward them',
  details: `Adds a webhook to the running emulator, and removes it when you press Ctrl-C. Adds it again
after a restart of the emulator. With --json, each event is a line.

Example:
  cartwright listen --forward-to http://localhost:3000/webhooks`,
  options,
  async run(call) {
    const { output, terminal } = call;
    const { clientId, event, forwardTo } = call.options;
    if (forwardTo !== undefined) readUrl('--forward-to', forwardTo);
    const connection = { url: call.options.emulator, clientId };
    const emulator = connectEmulator(terminal, connection);
    /** Connection whose calls are aborted after two seconds, and work after Ctrl-C. */
    const impatient = () => connectEmulator({ ...terminal, signal: AbortSignal.timeout(2000) }, connection);
    const receiver = await startReceiver({
      forwardTo,
      fetch: terminal.fetch,
      signal: terminal.signal,
      onEvent: shown(call),
    });
    try {
      const body = { url: receiver.url, ...(event.length > 0 && { events: event }) };
      const id = await keepRegistered({
        url: emulator.url,
        signal: terminal.signal,
        note: (text) => output.note(text),
        list: async () => (await impatient().call<Webhook[]>('GET', 'webhooks')).map((webhook) => webhook.id),
        register: async () => {
          // A restarted emulator has another key.
          await receiver.trust(await emulator.call<string>('GET', 'webhooks/public-key'));
          return (await emulator.call<Webhook>('POST', 'webhooks', body)).id;
        },
      });
      // The emulator may have stopped first.
      await impatient()
        .call('DELETE', `webhooks/${id}`)
        .catch(() => undefined);
    } finally {
      await receiver.close();
    }
  },
});

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
