import { CliError } from '../../command/cli-error.js';
import { type Call, command, type OptionValues, text } from '../../command/command.js';
import { readJsonObject } from '../../command/read-json.js';
import { readUrl } from '../../command/read-url.js';
import { connectEmulator, type EmulatorControl } from '../../emulator-control/emulator-control.js';
import { createCall, createEvent, type RecordedEvent, repeatEvent } from './create-body.js';
import { useFixture } from './fixtures.js';
import { type EventTrigger, findTrigger, loadTriggers, type Trigger } from './triggers.js';

const options = {
  url: text('URL', 'URL that receives the event; base URL of the plugin'),
  data: text('JSON', 'entity, data or request in the platform’s format: a JSON object, or @FILE'),
  appId: text('ID', 'app ID, the audience of the signature (default: the demo app of the emulator)'),
  clientId: text('ID', 'client of the emulator whose events to repeat (default: the demo client)'),
  emulator: text('URL', 'URL of the emulator (default: http://127.0.0.1:4000)'),
};

/** `cartwright trigger`: sends a signed event, or calls a service plugin. */
export const trigger = command({
  name: 'trigger',
  summary: 'send a signed event, or call a service plugin, as the platform does',
  details: `Without EVENT, lists all events and plugin methods. A running emulator signs the request: configure your server with
its public key, from http://127.0.0.1:4000/_emulator/webhooks/public-key. Without --data, an event repeats the last
one of its type in the client's store, with a new event ID. If the store has had none, an order is placed for events
of orders, and a product of the catalog is sent for those of products. Other events need --data then. A name that
several versions of an API have stands for the newest one.

Examples:
  cartwright trigger wix.ecom.v1.order_approved --url http://localhost:3000/webhooks
  cartwright trigger productsV3.onProductCreated --url http://localhost:3000/webhooks --data @product.json
  cartwright trigger ECOM_SHIPPING_RATES --url http://localhost:3000/plugins --data '{"lineItems":[]}'`,
  arguments: [{ name: 'event', summary: 'event type, handler, or component type of a plugin', isOptional: true }],
  options,
  async run(call) {
    const [wanted] = call.args;
    const triggers = await loadTriggers();
    if (wanted === undefined) return listTriggers(triggers, call);
    return send(findTrigger(triggers, wanted, call.output), call);
  },
});

type TriggerCall = Call<typeof options>;

function listTriggers(triggers: readonly Trigger[], { output }: TriggerCall): void {
  const rows = triggers.map(({ handlers, kind, name }) => ({ kind, name, handlers }));
  const width = Math.max(...rows.map(({ name }) => name.length));
  output.print(rows.map(({ handlers, name }) => `${name.padEnd(width)}  ${handlers.join(', ')}`).join('\n'), rows);
}

function readTarget({ url }: OptionValues<typeof options>): URL {
  if (url === undefined)
    throw new CliError('usage', '--url is required: the URL of the server that receives the call.');
  return new URL(readUrl('--url', url));
}

async function send(trigger: Trigger, call: TriggerCall): Promise<number> {
  const { output, terminal } = call;
  const url = readTarget(call.options);
  if (trigger.kind === 'plugin') url.pathname = `${url.pathname.replace(/\/$/, '')}${trigger.path}`;
  const emulator = connectEmulator(terminal, { url: call.options.emulator, clientId: call.options.clientId });
  const token = await sign(emulator, call, await createBody(trigger, call, emulator));
  const start = performance.now();
  const response = await terminal
    .fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'text/plain; charset=utf-8' },
      body: token,
      redirect: 'manual',
      signal: terminal.signal,
    })
    .catch((error: unknown) => {
      if (terminal.signal.aborted) throw error;
      const { cause, message } = error as Error;
      const reason = (cause as { code?: string } | undefined)?.code ?? message;
      throw new CliError('not_delivered', `${url.origin} does not respond: ${reason}. Is your server running?`);
    });
  const body = await response.text();
  const duration = Math.round(performance.now() - start);
  const result = { name: trigger.name, url: url.href, status: response.status, duration, body };
  output.print(`${trigger.name} → ${response.status} (${duration} ms)${body && `\n${body}`}`, result);
  return response.ok ? 0 : 1;
}

async function sign(emulator: EmulatorControl, { options }: TriggerCall, data: object | string): Promise<string> {
  const { DEMO_APP_ID } = await import('@cartwright/emulator');
  const { appId = DEMO_APP_ID } = options;
  return (await emulator.call<{ token: string }>('POST', 'sign', { data, appId })).token;
}

async function createBody(trigger: Trigger, call: TriggerCall, emulator: EmulatorControl): Promise<object | string> {
  const { data: json } = call.options;
  const siteId = await emulator.getSiteId();
  const data = json === undefined ? undefined : await readJsonObject('--data', json, call.terminal.cwd);
  if (trigger.kind === 'plugin') return createCall(trigger, { siteId, data: data ?? {} });
  if (data) return createEvent(trigger, { siteId, data });
  const findLast = () => findLastEvent(trigger, emulator);
  const last = await findLast();
  if (last) return repeatEvent(last, siteId);
  const isTriggered = async () => (await findLast()) !== undefined;
  const created = await useFixture(trigger, emulator, isTriggered);
  if (created !== undefined) return created;
  const caused = await findLast();
  if (caused) return repeatEvent(caused, siteId);
  throw new CliError(
    'no_recorded_event',
    `The store of ${call.options.clientId === undefined ? 'the demo client' : `the client ${call.options.clientId}`} has no event ${trigger.name} to repeat. Cause one in that store, select another ` +
      'client with --client-id, or pass the entity with --data.',
  );
}

async function findLastEvent({ name }: EventTrigger, emulator: EmulatorControl): Promise<RecordedEvent | undefined> {
  const events = await emulator.call<RecordedEvent[]>('GET', 'events');
  return events.filter(({ type }) => type === name).at(-1);
}
