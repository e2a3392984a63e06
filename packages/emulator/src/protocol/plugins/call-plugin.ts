import { storeCurrency } from '../../kernel/money/store-currency.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import type { Caller } from '../auth/caller.js';
import { newId } from '../../kernel/state/ids.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { Send } from '../webhooks/send-delivery.js';
import type { Signer } from '../webhooks/signing-keys.js';
import { type ConfiguredPlugin, pluginMethods } from './service-plugin.js';

/** Failure of a plugin call: the application error of its response, or a failed or timed-out request. */
export interface PluginFailure {
  readonly code: string;
  readonly description: string;
  readonly data?: object;
}

/** Response of a plugin, or the failure of its call. `R` is what the method's format reads from the response body. */
export type PluginResult<R = Input> = { readonly appId: string } & (
  { readonly response: R; readonly failure?: undefined } | { readonly failure: PluginFailure }
);

/** Request body of a plugin call, with its tenant and caller. */
export interface PluginCall {
  readonly tenant: Tenant;
  readonly caller: Caller;
  readonly request: object;
}

/**
 * Sends a signed request to a method of a plugin, with the plugin's timeout. Never rejects: errors become a failure.
 */
export async function callPlugin(
  { appId, timeout, type, url }: ConfiguredPlugin,
  method: string,
  { caller, request, tenant }: PluginCall,
  { language, send, signer }: { readonly language: string; readonly send: Send; signer(): Promise<Signer> },
): Promise<PluginResult> {
  const metadata = {
    requestId: newId(),
    instanceId: tenant.siteId,
    appExtensionType: type,
    identity: toIdentity(caller),
    currency: storeCurrency(tenant),
    languages: [language],
  };
  const paths: Readonly<Record<string, string>> = pluginMethods[type];
  let signal: AbortSignal | undefined;
  try {
    const body = await (await signer()).sign({ request, metadata }, appId);
    signal = AbortSignal.timeout(timeout);
    const headers = { 'content-type': 'text/plain; charset=utf-8' };
    const address = `${url}${paths[method] ?? ''}`;
    const call = new Request(address, { method: 'POST', body, headers, redirect: 'manual', signal });
    const { ok, text } = await withSignal(signal, readResponse(send(call)));
    const response: unknown = JSON.parse(text);
    if (ok && isObject(response)) return { appId, response };
    return { appId, failure: findApplicationError(response) ?? requestFailed };
  } catch {
    return { appId, failure: signal?.aborted ? timedOut : requestFailed };
  }
}

const requestFailed: PluginFailure = { code: 'SERVICE_PLUGIN_FAILED', description: 'The plugin could not be called.' };

/** Failure of a timed-out call. */
export const timedOut: PluginFailure = {
  code: 'SERVICE_PLUGIN_TIMEOUT',
  description: 'The plugin did not respond in time.',
};

async function readResponse(request: Promise<Response>): Promise<{ ok: boolean; text: string }> {
  const response = await request;
  return { ok: response.ok, text: await response.text() };
}

/** Application error of a plugin's response, if any. */
function findApplicationError(response: unknown): PluginFailure | undefined {
  const error = isObject(response) ? response['applicationError'] : undefined;
  if (!isObject(error) || typeof error['code'] !== 'string') return undefined;
  const { code, data, description } = error;
  return {
    code,
    description: typeof description === 'string' ? description : 'The plugin returned an error.',
    ...(isObject(data) && { data }),
  };
}

function toIdentity({ id, kind, memberId, visitorId }: Caller): object {
  if (kind === 'member') return { identityType: 'MEMBER', memberId: memberId ?? id };
  if (kind === 'apiKey') return { identityType: 'WIX_USER', wixUserId: id };
  return { identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: visitorId ?? id };
}

/** Returns the result. Rejects when the signal aborts first. */
function withSignal<R>(signal: AbortSignal, result: Promise<R>): Promise<R> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    signal.addEventListener('abort', stop, { once: true });
    result.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
