import type { Input } from '../../kernel/input/object.js';
import type { Caller } from '../auth/caller.js';
import { newId } from '../../kernel/state/ids.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { type PluginAnswer, late } from './call-plugin.js';
import { type ConfiguredPlugin, type PluginMethod, type PluginType, pluginMethods } from './service-plugin.js';
import type { ServicePlugins } from './service-plugins.js';

/** What a plugin is asked. */
export type Question<T extends PluginType> = readonly [method: PluginMethod<T>, request: object];

/** A question, whom it is for, and how to take back what the answer did. */
export interface Asking<T extends PluginType> {
  readonly question: Question<T>;
  /** The app whose plugin is asked; every plugin of the type unless given. */
  readonly appId?: string;
  /** Which plugins are asked, where not all are. */
  isAsked?(plugin: ConfiguredPlugin): boolean;
  /** What takes back what a plugin did, where the work that asked for it comes to nothing. */
  undo?(answer: Input): Question<T>;
}

/** A request to plugins of a type. */
export type PluginRequest = { [T in PluginType]: { readonly type: T } & Asking<T> }[PluginType];

interface Asked {
  readonly key: string;
  readonly plugin: ConfiguredPlugin;
  readonly method: string;
  readonly request: object;
  undo?(answer: Input): readonly [method: string, request: object];
}

/** Ends a unit of work that asked plugins what is not known yet. It changes nothing. */
class Unanswered extends Error {
  constructor(readonly asked: readonly Asked[]) {
    super('Plugins have to be asked first.');
  }
}

/**
 * How often work begins again before the plugins that are still to be asked count as late: once for each method, since a unit
 * of work asks all plugins of a method at once, and once more for each because the state changed while plugins were asked.
 */
const maxRounds = 2 * Object.values(pluginMethods).flatMap((methods) => Object.keys(methods)).length;

/**
 * What one request asks of plugins. Nothing waits inside a unit of work: one that needs an answer ends without a trace,
 * the plugin is asked, and the work is done again from the beginning. So the answer that counts is always to the very
 * question that the state of now leads to, and a plugin may call the emulator while it is asked.
 */
export class PluginQuestions {
  readonly #plugins: ServicePlugins;
  readonly #tenant: Tenant;
  readonly #caller: Caller;
  readonly #answers = new Map<string, PluginAnswer>();
  /** What plugins did that can be taken back. */
  readonly #done = new Map<string, Asked>();
  #used = new Set<string>();
  readonly #ids: string[] = [];
  #drawn = 0;
  /** Whether no more plugins are asked: what is not known then counts as late. */
  #isLate = false;

  constructor(plugins: ServicePlugins, tenant: Tenant, caller: Caller) {
    this.#plugins = plugins;
    this.#tenant = tenant;
    this.#caller = caller;
  }

  /** A new id; the same one each time the work is done again, so that it leads to the same questions. */
  newId(): string {
    return (this.#ids[this.#drawn++] ??= newId());
  }

  /** Whether there is a plugin: of a type or any, of an app or any. */
  has(type?: PluginType, appId?: string): boolean {
    return this.#plugins
      .of(this.#tenant)
      .some((plugin) => (!type || plugin.type === type) && (!appId || plugin.appId === appId));
  }

  /** The apps that have a plugin of a type. */
  apps(type: PluginType): string[] {
    return [
      ...new Set(this.#plugins.of(this.#tenant).flatMap((plugin) => (plugin.type === type ? [plugin.appId] : []))),
    ];
  }

  /** What every plugin of a type answers, or that of one app. None is waited for longer than its time limit. */
  ask<T extends PluginType>(type: T, question: Question<T>, asking: Omit<Asking<T>, 'question'> = {}): PluginAnswer[] {
    return this.askEach(type, [{ ...asking, question }])[0] ?? [];
  }

  /** The answers to several questions, which are asked at once. */
  askEach<T extends PluginType>(type: T, askings: readonly Asking<T>[]): PluginAnswer[][] {
    return this.askAll(askings.map((asking) => ({ type, ...asking }) as PluginRequest));
  }

  /** The answers to requests to plugins of any types, which are sent at once. */
  askAll(requests: readonly PluginRequest[]): PluginAnswer[][] {
    const plugins = this.#plugins.of(this.#tenant);
    const asked = requests.map(({ appId, isAsked = () => true, question: [method, request], type, undo }) =>
      plugins
        .filter((plugin) => plugin.type === type && (!appId || plugin.appId === appId) && isAsked(plugin))
        .map((plugin): Asked => {
          const key = JSON.stringify([plugin.id, method, request]);
          return { key, plugin, method, request, ...(undo && { undo }) };
        }),
    );
    for (const { key } of asked.flat()) this.#used.add(key);
    const unknown = new Map(asked.flat().flatMap((one) => (this.#answers.has(one.key) ? [] : [[one.key, one]])));
    if (unknown.size > 0 && !this.#isLate) throw new Unanswered([...unknown.values()]);
    return asked.map((one) =>
      one.map(({ key, plugin }) => this.#answers.get(key) ?? { appId: plugin.appId, failure: late }),
    );
  }

  /** Has everything that plugins did so far taken back once the work is done: it came to nothing after all. */
  abandon(): void {
    this.#used = new Set();
  }

  /**
   * Does the work again and again until it knows all that it asks.
   * @throws whatever the work throws; what plugins did for it is taken back then
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
        const answer = this.#answers.get(one.key);
        this.#done.delete(one.key);
        this.#answers.delete(one.key);
        const undoing = answer && !answer.failure ? one.undo?.(answer.answer) : undefined;
        if (!undoing) return;
        const [method, request] = undoing;
        await this.#call({ plugin: one.plugin, method, request });
      }),
    );
  }

  #call({ method, plugin, request }: Pick<Asked, 'method' | 'plugin' | 'request'>): Promise<PluginAnswer> {
    return this.#plugins.call(plugin, method, { tenant: this.#tenant, caller: this.#caller, request });
  }
}
