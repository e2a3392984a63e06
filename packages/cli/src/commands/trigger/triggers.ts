import type { EventDefinition } from '@cartwright/core';
import type { PluginDefinition } from '@cartwright/core/plugins';
import { CliError } from '../../command/cli-error.js';
import type { Output } from '../../command/output.js';
import { suggest } from '../../command/suggest.js';

/** Event that can be triggered. */
export interface EventTrigger {
  readonly kind: 'event';
  /** Event type, such as `wix.ecom.v1.cart_created`. */
  readonly name: string;
  /** Names of its handlers, such as `currentCart.onCartCreated`. */
  readonly handlers: readonly string[];
  readonly definition: EventDefinition;
}

/** Method of a service plugin that can be called. */
export interface PluginTrigger {
  readonly kind: 'plugin';
  /** Component type and method, such as `ECOM_SHIPPING_RATES.getShippingRates`. */
  readonly name: string;
  /** Namespace and method, such as `shippingRates.getShippingRates`. */
  readonly handlers: readonly string[];
  readonly componentType: string;
  /** Path below the base URL of the plugin. */
  readonly path: string;
}

/** Event or plugin method that can be triggered. */
export type Trigger = EventTrigger | PluginTrigger;

type Namespaces = Readonly<Record<string, unknown>>;

const isEvent = (value: unknown): value is EventDefinition =>
  typeof value === 'function' && 'type' in value && 'kind' in value;

const isPlugin = (value: unknown): value is PluginDefinition =>
  typeof value === 'function' && 'componentType' in value && 'methods' in value;

const listExports = (namespaces: Namespaces) =>
  Object.entries(namespaces).flatMap(([namespace, values]) =>
    typeof values === 'object' && values !== null
      ? Object.entries(values).map(([name, value]) => ({ namespace, name, value: value as unknown }))
      : [],
  );

function listEvents(namespaces: Namespaces): EventTrigger[] {
  const found = new Map<string, EventTrigger>();
  for (const { namespace, name, value } of listExports(namespaces)) {
    if (!isEvent(value)) continue;
    const handlers = [...(found.get(value.type)?.handlers ?? []), `${namespace}.${name}`];
    found.set(value.type, { kind: 'event', name: value.type, handlers, definition: value });
  }
  return [...found.values()];
}

const listPlugins = (namespaces: Namespaces): PluginTrigger[] =>
  listExports(namespaces).flatMap(({ namespace, value }) =>
    isPlugin(value)
      ? Object.entries(value.methods).map(([method, { path }]) => ({
          kind: 'plugin' as const,
          name: `${value.componentType}.${method}`,
          handlers: [`${namespace}.${method}`],
          componentType: value.componentType,
          path,
        }))
      : [],
  );

/** Lists the events and plugin methods of the SDK, by name. */
export async function loadTriggers(): Promise<Trigger[]> {
  const [identity, ecom, stores, plugins] = await Promise.all([
    import('@cartwright/identity'),
    import('@cartwright/ecom'),
    import('@cartwright/stores'),
    import('@cartwright/ecom/service-plugins'),
  ]);
  const all = [...listEvents({ ...identity, ...ecom, ...stores }), ...listPlugins(plugins)];
  return all.sort((a, b) => (a.name < b.name ? -1 : 1));
}

const getLastPart = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

/** Whether a name stands for a trigger: its full name, the end of it, or the name of a handler. */
const isCalled = ({ handlers, kind, name }: Trigger, wanted: string): boolean =>
  name === wanted ||
  name.endsWith(`.${wanted}`) ||
  handlers.some((handler) => handler === wanted || handler.endsWith(`.${wanted}`)) ||
  (kind === 'plugin' && name.startsWith(`${wanted}.`));

/** Version of the API of an event: 3 of `wix.stores.catalog.v3.product_created`. */
const getVersion = ({ name }: Trigger): number => Number(/\.v(\d+)\./.exec(name)?.[1] ?? 0);

/**
 * Finds an event or plugin method by name. A name that several versions of an API have stands for the newest one.
 *
 * @throws {CliError} `unknown_event` and `ambiguous_event`
 */
export function findTrigger(triggers: readonly Trigger[], wanted: string, { note }: Pick<Output, 'note'>): Trigger {
  const [first, ...others] = triggers
    .filter((trigger) => isCalled(trigger, wanted))
    .sort((a, b) => Number(b.name === wanted) - Number(a.name === wanted) || getVersion(b) - getVersion(a));
  if (!first) {
    const names = triggers.flatMap(({ handlers, name }) => [name, ...handlers, ...handlers.map(getLastPart)]);
    throw new CliError(
      'unknown_event',
      `No event or plugin is called ${JSON.stringify(wanted)}. ${suggest(wanted, names)}"cartwright trigger" without a name lists all of them.`,
    );
  }
  const list = others.map(({ name }) => name).join(', ');
  if (first.name === wanted || others.length === 0) return first;
  if (others.some((other) => getVersion(other) === getVersion(first)))
    throw new CliError('ambiguous_event', `${wanted} can be any of ${first.name}, ${list}. Use one of these names.`);
  note(`${wanted} is ${first.name}. For an earlier version, use ${list}.`);
  return first;
}
