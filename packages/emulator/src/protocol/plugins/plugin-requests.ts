import type { Input } from '../../kernel/input/object.js';
import type { Caller } from '../auth/caller.js';
import { newId } from '../../kernel/state/ids.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { type PluginResult, timedOut } from './call-plugin.js';
import { type ConfiguredPlugin, type PluginMethod, type PluginType, pluginMethods } from './service-plugin.js';
import type { ServicePlugins } from './service-plugins.js';

/** Method name of a plugin, and the parameters that its format converts to the request body. */
export type MethodCall<T extends PluginType> = readonly [method: PluginMethod<T>, parameters: object];

/** Request to plugins of one type, with its recipients and its compensation. */
export interface RequestOptions<T extends PluginType> {
  /** Method and parameters. */
  readonly call: MethodCall<T>;
  /** App whose plugin to call. Defaults to all plugins of the type. */
  readonly appId?: string;
  /** Whether to call this plugin. Defaults to all plugins of the type. */
  matches?(plugin: ConfiguredPlugin): boolean;
  /** Returns the request that compensates a call, from its response, if the unit of work is not applied. */
  undo?(response: never): MethodCall<T>;
}

/** Request to plugins of any type. */
export type PluginRequest = { [T in PluginType]: { readonly type: T } & RequestOptions<T> }[PluginType];

interface PendingCall {
  readonly key: string;
  readonly plugin: ConfiguredPlugin;
  readonly method: string;
  readonly parameters: object;
  readonly request: object;
  undo?(response: never): readonly [method: string, parameters: object];
}

/**
 * Thrown to abort a unit of work that needs responses of plugins that were not called yet. Its changes are discarded.
 */
class PendingCalls extends Error {
  constructor(readonly calls: readonly PendingCall[]) {
    super('Plugins must be called first.');
  }
}

/**
 * Maximum number of reruns before the remaining calls count as timed out. A unit of work calls all plugins of a
 * method concurrently, so one rerun per method is enough, and one more allows for state changes in the meantime.
 */
const maxRounds = 2 * Object.values(pluginMethods).flatMap((methods) => Object.keys(methods)).length;

/**
 * Plugin calls of one request. A unit of work never waits for a plugin: it is aborted without changes, the plugin is
 * called, and the work is rerun with the response. A plugin may therefore call the emulator before it responds, and the
 * responses always belong to the current state.
 */
export class PluginRequests {
  readonly #plugins: ServicePlugins;
  readonly #tenant: Tenant;
  readonly #caller: Caller;
  readonly #responses = new Map<string, PluginResult>();
  /** Successful calls that can be compensated. */
  readonly #revertible = new Map<string, PendingCall>();
  #used = new Set<string>();
  readonly #ids: string[] = [];
  #nextId = 0;
  /** Whether to send no more requests: missing responses count as timed out. */
  #isTimedOut = false;

  constructor(plugins: ServicePlugins, tenant: Tenant, caller: Caller) {
    this.#plugins = plugins;
    this.#tenant = tenant;
    this.#caller = caller;
  }

  /** Returns a new ID: the same one in each rerun, so that the requests to plugins are equal. */
  newId(): string {
    return (this.#ids[this.#nextId++] ??= newId());
  }

  /** Whether the tenant has a plugin of this type and app, both optional. */
  has(type?: PluginType, appId?: string): boolean {
    return this.#plugins
      .of(this.#tenant)
      .some((plugin) => (!type || plugin.type === type) && (!appId || plugin.appId === appId));
  }

  /** IDs of the apps that have a plugin of this type. */
  apps(type: PluginType): string[] {
    return [
      ...new Set(this.#plugins.of(this.#tenant).flatMap((plugin) => (plugin.type === type ? [plugin.appId] : []))),
    ];
  }

  /**
   * Calls the plugins of a type, of all apps or one, each with its timeout. Returns their responses, read by the format of
   * the method.
   */
  send<T extends PluginType, R = Input>(
    type: T,
    call: MethodCall<T>,
    options: Omit<RequestOptions<T>, 'call'> = {},
  ): PluginResult<R>[] {
    return this.sendEach<T, R>(type, [{ ...options, call }])[0] ?? [];
  }

  /** Calls plugins of one type with several requests concurrently. Returns the responses to each. */
  sendEach<T extends PluginType, R = Input>(type: T, requests: readonly RequestOptions<T>[]): PluginResult<R>[][] {
    return this.sendAll<R>(requests.map((request) => ({ type, ...request }) as PluginRequest));
  }

  /** Calls plugins of any types with several requests concurrently. Returns the responses to each. */
  sendAll<R = Input>(requests: readonly PluginRequest[]): PluginResult<R>[][] {
    const plugins = this.#plugins.of(this.#tenant);
    const calls = requests.map(({ appId, matches = () => true, call: [method, parameters], type, undo }) => {
      const recipients = plugins.filter(
        (plugin) => plugin.type === type && (!appId || plugin.appId === appId) && matches(plugin),
      );
      if (recipients.length === 0) return [];
      const request = this.#format(method, parameters);
      return recipients.map((plugin): PendingCall => {
        const key = JSON.stringify([plugin.id, method, request]);
        return { key, plugin, method, parameters, request, ...(undo && { undo }) };
      });
    });
    for (const { key } of calls.flat()) this.#used.add(key);
    const unknown = new Map(calls.flat().flatMap((one) => (this.#responses.has(one.key) ? [] : [[one.key, one]])));
    if (unknown.size > 0 && !this.#isTimedOut) throw new PendingCalls([...unknown.values()]);
    return calls.map((one) => one.map((call) => this.#read<R>(call)));
  }

  #format(method: string, parameters: object): object {
    return this.#plugins.getFormat(method)?.toRequest(parameters) ?? parameters;
  }

  /** Reads the response to a call with the format of its method. */
  #read<R>({ key, method, plugin: { appId }, parameters }: PendingCall): PluginResult<R> {
    const result = this.#responses.get(key);
    if (!result || result.failure) return result ?? { appId, failure: timedOut };
    const format = this.#plugins.getFormat(method);
    const response = format ? format.readResponse(result.response, { parameters, appId }) : result.response;
    return { appId, response: response as R };
  }

  /** Sends the compensating requests of all calls, for a unit of work that is not applied. */
  revert(): void {
    this.#used = new Set();
  }

  /**
   * Runs the work, and reruns it until all required plugin responses are known.
   *
   * @throws the error of the work, after compensating its plugin calls
   */
  async run<R>(work: () => Promise<R>): Promise<R> {
    for (let round = 1; ; round++) {
      this.#nextId = 0;
      this.#used = new Set();
      try {
        const result = await work();
        await this.#revert(({ key }) => !this.#used.has(key));
        return result;
      } catch (error) {
        if (!(error instanceof PendingCalls)) {
          await this.#revert(() => true);
          throw error;
        }
        this.#isTimedOut = round >= maxRounds;
        if (!this.#isTimedOut) await this.#sendPending(error.calls);
      }
    }
  }

  async #sendPending(calls: readonly PendingCall[]): Promise<void> {
    const stale = ({ key, method, plugin }: PendingCall) =>
      !this.#used.has(key) && calls.some((one) => one.plugin.id === plugin.id && one.method === method);
    await this.#revert(stale);
    await Promise.all(
      calls.map(async (one) => {
        const result = await this.#call(one);
        this.#responses.set(one.key, result);
        if (!result.failure && one.undo) this.#revertible.set(one.key, one);
      }),
    );
  }

  async #revert(isUnused: (calls: PendingCall) => boolean): Promise<void> {
    const unused = [...this.#revertible.values()].filter(isUnused);
    await Promise.all(
      unused.map(async (one) => {
        const result = this.#read<never>(one);
        this.#revertible.delete(one.key);
        this.#responses.delete(one.key);
        const compensation = result.failure ? undefined : one.undo?.(result.response);
        if (!compensation) return;
        const [method, parameters] = compensation;
        await this.#call({ plugin: one.plugin, method, request: this.#format(method, parameters) });
      }),
    );
  }

  #call({ method, plugin, request }: Pick<PendingCall, 'method' | 'plugin' | 'request'>): Promise<PluginResult> {
    return this.#plugins.call(plugin, method, { tenant: this.#tenant, caller: this.#caller, request });
  }
}
