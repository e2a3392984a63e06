import type { Input } from '../../kernel/input/object.js';
import type { Caller } from '../auth/caller.js';
import { newId } from '../../kernel/state/ids.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { type PluginAnswer, late } from './call-plugin.js';
import { type ConfiguredPlugin, type PluginMethod, type PluginType, pluginMethods } from './service-plugin.js';
import type { ServicePlugins } from './service-plugins.js';

/** Request to a plugin: method name, and what its format makes the request body of. */
export type Question<T extends PluginType> = readonly [method: PluginMethod<T>, question: object];

/** Request to plugins of one type, with its recipients and its compensation. */
export interface Asking<T extends PluginType> {
  /** Method, and what its format makes the request body of. */
  readonly question: Question<T>;
  /** App whose plugin to call. Defaults to all plugins of the type. */
  readonly appId?: string;
  /** Whether to call this plugin. Defaults to all plugins of the type. */
  isAsked?(plugin: ConfiguredPlugin): boolean;
  /** Returns the request that compensates a call, from its response, if the work that made it is not applied. */
  undo?(answer: never): Question<T>;
}

/** Request to plugins of any type. */
export type PluginRequest = { [T in PluginType]: { readonly type: T } & Asking<T> }[PluginType];

interface Asked {
  readonly key: string;
  readonly plugin: ConfiguredPlugin;
  readonly method: string;
  readonly question: object;
  readonly request: object;
  undo?(answer: never): readonly [method: string, question: object];
}

/** Aborts a unit of work that needs unknown responses of plugins. Its changes are discarded. */
class Unanswered extends Error {
  constructor(readonly asked: readonly Asked[]) {
    super('Plugins have to be asked first.');
  }
}

/**
 * Maximum number of reruns before the remaining calls count as timed out: one per method, because a unit of work calls
 * all plugins of a method at once, and one more per method for state changes in the meantime.
 */
const maxRounds = 2 * Object.values(pluginMethods).flatMap((methods) => Object.keys(methods)).length;

/**
 * Plugin calls of one request. A unit of work never waits: if it needs a response, it is aborted without changes, the
 * plugin is called, and the work is rerun from the start. The response that counts is therefore the one to the request
 * that the current state leads to, and a plugin may call the emulator meanwhile.
 */
export class PluginQuestions {
  readonly #plugins: ServicePlugins;
  readonly #tenant: Tenant;
  readonly #caller: Caller;
  readonly #answers = new Map<string, PluginAnswer>();
  /** Calls that can be compensated. */
  readonly #done = new Map<string, Asked>();
  #used = new Set<string>();
  readonly #ids: string[] = [];
  #drawn = 0;
  /** Whether to call no more plugins: unknown responses count as timed out. */
  #isLate = false;

  constructor(plugins: ServicePlugins, tenant: Tenant, caller: Caller) {
    this.#plugins = plugins;
    this.#tenant = tenant;
    this.#caller = caller;
  }

  /** Returns a new ID: the same one in each rerun, so that the requests to plugins are equal. */
  newId(): string {
    return (this.#ids[this.#drawn++] ??= newId());
  }

  /** Whether the tenant has a plugin: of this type and app, or of any. */
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
   * Calls the plugins of a type, of all apps or one, each with its timeout. Returns their responses, which the format of
   * the method reads as `R`.
   */
  ask<T extends PluginType, R = Input>(
    type: T,
    question: Question<T>,
    asking: Omit<Asking<T>, 'question'> = {},
  ): PluginAnswer<R>[] {
    return this.askEach<T, R>(type, [{ ...asking, question }])[0] ?? [];
  }

  /** Calls plugins of one type with several requests concurrently. Returns the responses to each. */
  askEach<T extends PluginType, R = Input>(type: T, askings: readonly Asking<T>[]): PluginAnswer<R>[][] {
    return this.askAll<R>(askings.map((asking) => ({ type, ...asking }) as PluginRequest));
  }

  /** Calls plugins of any types with several requests concurrently. Returns the responses to each. */
  askAll<R = Input>(requests: readonly PluginRequest[]): PluginAnswer<R>[][] {
    const plugins = this.#plugins.of(this.#tenant);
    const asked = requests.map(({ appId, isAsked = () => true, question: [method, question], type, undo }) => {
      const called = plugins.filter(
        (plugin) => plugin.type === type && (!appId || plugin.appId === appId) && isAsked(plugin),
      );
      if (called.length === 0) return [];
      const request = this.#format(method, question);
      return called.map((plugin): Asked => {
        const key = JSON.stringify([plugin.id, method, request]);
        return { key, plugin, method, question, request, ...(undo && { undo }) };
      });
    });
    for (const { key } of asked.flat()) this.#used.add(key);
    const unknown = new Map(asked.flat().flatMap((one) => (this.#answers.has(one.key) ? [] : [[one.key, one]])));
    if (unknown.size > 0 && !this.#isLate) throw new Unanswered([...unknown.values()]);
    return asked.map((one) => one.map((call) => this.#read<R>(call)));
  }

  #format(method: string, question: object): object {
    return this.#plugins.formatOf(method)?.toRequest(question) ?? question;
  }

  /** The response to a call, read by the format of its method. */
  #read<R>({ key, method, plugin: { appId }, question }: Asked): PluginAnswer<R> {
    const answer = this.#answers.get(key);
    if (!answer || answer.failure) return answer ?? { appId, failure: late };
    const format = this.#plugins.formatOf(method);
    const result = format ? format.readResponse(answer.answer, { question, appId }) : answer.answer;
    return { appId, answer: result as R };
  }

  /** Compensates all calls made so far once the work is done, because its result is not applied. */
  abandon(): void {
    this.#used = new Set();
  }

  /**
   * Reruns the work until all plugin responses that it needs are known.
   * @throws the error of the work, after compensating its plugin calls
   */
  async settle<R>(work: () => Promise<R>): Promise<R> {
    for (let round = 1; ; round++) {
      this.#drawn = 0;
      this.#used = new Set();
      try {
        const result = await work();
        await this.#takeBack(({ key }) => !this.#used.has(key));
        return result;
      } catch (error) {
        if (!(error instanceof Unanswered)) {
          await this.#takeBack(() => true);
          throw error;
        }
        this.#isLate = round >= maxRounds;
        if (!this.#isLate) await this.#answer(error.asked);
      }
    }
  }

  async #answer(asked: readonly Asked[]): Promise<void> {
    const stale = ({ key, method, plugin }: Asked) =>
      !this.#used.has(key) && asked.some((one) => one.plugin.id === plugin.id && one.method === method);
    await this.#takeBack(stale);
    await Promise.all(
      asked.map(async (one) => {
        const answer = await this.#call(one);
        this.#answers.set(one.key, answer);
        if (!answer.failure && one.undo) this.#done.set(one.key, one);
      }),
    );
  }

  async #takeBack(isUseless: (asked: Asked) => boolean): Promise<void> {
    const useless = [...this.#done.values()].filter(isUseless);
    await Promise.all(
      useless.map(async (one) => {
        const answer = this.#read<never>(one);
        this.#done.delete(one.key);
        this.#answers.delete(one.key);
        const undoing = answer.failure ? undefined : one.undo?.(answer.answer);
        if (!undoing) return;
        const [method, question] = undoing;
        await this.#call({ plugin: one.plugin, method, request: this.#format(method, question) });
      }),
    );
  }

  #call({ method, plugin, request }: Pick<Asked, 'method' | 'plugin' | 'request'>): Promise<PluginAnswer> {
    return this.#plugins.call(plugin, method, { tenant: this.#tenant, caller: this.#caller, request });
  }
}
