import { type Input, isInput } from '../cart/input.js';
import type { Caller } from '../identity/caller.js';
import { newId } from '../state/ids.js';
import type { Database } from '../state/database.js';
import type { Tenants } from '../state/tenants.js';
import { unitOfWork } from '../state/unit-of-work.js';
import type { Tenant } from '../state/tenant.js';
import { storeSettings } from '../totals/store-settings.js';
import type { Send } from '../webhooks/send-delivery.js';
import type { Signer } from '../webhooks/signing-keys.js';
import {
  type ConfiguredPlugin,
  type PluginType,
  type ServicePlugin,
  configuredPlugin,
  pluginMethods,
} from './service-plugin.js';

/** Why a plugin gave nothing: the application error that it answered with, or that it failed. */
export interface PluginFailure {
  readonly code: string;
  readonly description: string;
}

/** What a plugin answered, or why it did not. */
export type PluginAnswer = { readonly appId: string } & (
  { readonly answer: Input; readonly failure?: undefined } | { readonly failure: PluginFailure }
);

/** What the calls of plugins are made of. */
export interface ServicePluginsOptions {
  readonly tenants: Tenants;
  readonly database: Database | undefined;
  readonly configured: readonly ServicePlugin[];
  readonly send: Send;
  signer(): Promise<Signer>;
}

/** The plugins of an emulator. Without any, nothing is ever called. */
export class ServicePlugins {
  readonly #options: ServicePluginsOptions;
  readonly #configured: readonly ConfiguredPlugin[];

  /** @throws {TypeError} for a plugin that cannot be called */
  constructor(options: ServicePluginsOptions) {
    this.#options = options;
    this.#configured = options.configured.map(configuredPlugin);
  }

  /** Every plugin: those that the emulator was made with, and those that were added. */
  list(): ConfiguredPlugin[] {
    const all = [...this.#configured, ...this.#added().values()];
    return [...new Map(all.map((plugin) => [plugin.id, plugin])).values()];
  }

  /**
   * Adds a plugin, or changes the time limit of the same one. It is kept with the data, and no reset takes it away.
   *
   * @throws {TypeError} for a plugin that cannot be called
   */
  async add(plugin: ServicePlugin): Promise<ConfiguredPlugin> {
    const { database, tenants } = this.#options;
    const { result } = await unitOfWork(tenants.system, database, () => this.#added().put(configuredPlugin(plugin)));
    return result;
  }

  /** Removes a plugin that was added; says whether there was one. */
  async remove(id: string): Promise<boolean> {
    const { database, tenants } = this.#options;
    const { result } = await unitOfWork(tenants.system, database, () => this.#added().delete(id));
    return result;
  }

  /** Whether a tenant has a plugin, of a type or any. */
  has(tenant: Tenant, type?: PluginType): boolean {
    return this.#of(tenant).some((plugin) => type === undefined || plugin.type === type);
  }

  /** Asks every plugin of a type at once, and waits no longer for any than its time limit. */
  ask<T extends PluginType>(
    tenant: Tenant,
    caller: Caller,
    type: T,
    [method, request]: readonly [method: keyof (typeof pluginMethods)[T] & string, request: object],
  ): Promise<PluginAnswer[]> {
    const paths: Readonly<Record<string, string>> = pluginMethods[type];
    const asked = this.#of(tenant).filter((plugin) => plugin.type === type);
    return Promise.all(
      asked.map((plugin) => this.#call(plugin, `${plugin.url}${paths[method] ?? ''}`, { tenant, caller, request })),
    );
  }

  #of(tenant: Tenant): ConfiguredPlugin[] {
    return this.list().filter(({ clientId }) => clientId === undefined || clientId === tenant.id);
  }

  #added() {
    return this.#options.tenants.system.collection<ConfiguredPlugin>('plugins');
  }

  async #call(
    plugin: ConfiguredPlugin,
    url: string,
    { caller, request, tenant }: { caller: Caller; request: object; tenant: Tenant },
  ): Promise<PluginAnswer> {
    const { appId, timeLimit, type } = plugin;
    const metadata = {
      ...{ requestId: newId(), instanceId: tenant.siteId, appExtensionType: type, identity: identityOf(caller) },
      ...{ currency: storeSettings.currency, languages: [storeSettings.language] },
    };
    const signal = AbortSignal.timeout(timeLimit);
    try {
      const signer = await this.#options.signer();
      const body = await signer.sign({ request, metadata }, appId);
      const headers = { 'content-type': 'text/plain; charset=utf-8' };
      const call = new Request(url, { method: 'POST', body, headers, redirect: 'manual', signal });
      const { ok, text } = await inTime(signal, readAnswer(this.#options.send(call)));
      const answer: unknown = JSON.parse(text);
      if (ok && isInput(answer)) return { appId, answer };
      return { appId, failure: refusalIn(answer) ?? failed };
    } catch {
      return { appId, failure: signal.aborted ? late : failed };
    }
  }
}

const failed: PluginFailure = { code: 'SERVICE_PLUGIN_FAILED', description: 'The plugin could not be asked.' };
const late: PluginFailure = { code: 'SERVICE_PLUGIN_TIMEOUT', description: 'The plugin did not answer in time.' };

async function readAnswer(response: Promise<Response>): Promise<{ ok: boolean; text: string }> {
  const answer = await response;
  return { ok: answer.ok, text: await answer.text() };
}

/** The application error that a plugin answered with, if any. */
function refusalIn(answer: unknown): PluginFailure | undefined {
  const error = isInput(answer) ? answer['applicationError'] : undefined;
  if (!isInput(error) || typeof error['code'] !== 'string') return undefined;
  const { code, description } = error;
  return { code, description: typeof description === 'string' ? description : 'The plugin refused.' };
}

function identityOf({ id, kind, memberId, visitorId }: Caller): object {
  if (kind === 'member') return { identityType: 'MEMBER', memberId: memberId ?? id };
  if (kind === 'apiKey') return { identityType: 'WIX_USER', wixUserId: id };
  return { identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: visitorId ?? id };
}

/** The result, unless the signal comes first. */
function inTime<R>(signal: AbortSignal, result: Promise<R>): Promise<R> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    signal.addEventListener('abort', stop, { once: true });
    result.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
