import { isApiError, isCartwrightError } from '@cartwright/core';
import { createInvalidRequest, createUnavailable, ProtocolError } from '../protocol/protocol-error.js';
import { readProfileUrl } from '../security/agent.js';
import { requireSigner } from '../security/signatures.js';
import type { Limiter } from '../security/limits.js';
import type { Results } from '../security/results.js';
import type { Shop } from '../shop/shop.js';
import { operations, type OperationName } from './operations.js';

/** Dependencies of both bindings. */
export interface Handler {
  readonly shop: Shop;
  readonly limiter: Limiter;
  readonly results: Results;
}

/** Sender of a request. */
export interface Sender {
  /** Address that the request came from. */
  readonly address: string | undefined;
  /** Profile URL of the agent that signed the request. */
  readonly signer: string | undefined;
}

/** Call of an operation. */
export interface Call {
  /** Operation. */
  readonly name: OperationName;
  /** Parameters, not parsed yet. */
  readonly parameters: unknown;
  /** Profile URL of the agent, not validated yet. */
  readonly profile: unknown;
  /** Sender of the request. */
  readonly sender: Sender;
  /** Idempotency key, not validated yet. */
  readonly key: unknown;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function readKey(key: unknown): string | undefined {
  if (key === undefined || key === null) return undefined;
  if (typeof key === 'string' && uuid.test(key)) return key.toLowerCase();
  throw createInvalidRequest('The idempotency key must be a UUID');
}

/** Parses the parameters of an operation. */
function parseParameters(name: OperationName, parameters: unknown): unknown {
  const { data, error, success } = operations[name].parameters.safeParse(parameters);
  if (success) return data;
  const [issue] = error.issues;
  const path = issue?.path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('') ?? '';
  throw createInvalidRequest(`$${path}: ${issue?.message ?? 'invalid'}`);
}

/** Converts an error to one of the protocol, which tells nothing about the server. */
function toProtocolError(error: unknown): ProtocolError {
  if (error instanceof ProtocolError) return error;
  if (isApiError(error) && error.status === 429)
    return createUnavailable('The store is busy. Repeat the request later.');
  const isTemporary =
    isCartwrightError(error) &&
    (['network', 'timeout'].includes(error.kind) || (isApiError(error) && error.status >= 500));
  if (isTemporary) return createUnavailable('The store cannot be reached. Repeat the request later.');
  return new ProtocolError('The request could not be processed', {
    status: 500,
    code: 'internal_error',
    rpcCode: -32603,
  });
}

/**
 * Runs an operation for an agent.
 *
 * @throws {ProtocolError} for requests that were not processed
 */
export async function execute({ limiter, results, shop }: Handler, call: Call): Promise<object> {
  const { name, parameters, sender } = call;
  try {
    const agent = readProfileUrl(call.profile);
    await requireSigner(agent, sender.signer, shop.options.getAgentKeys);
    await limiter.countAgent(agent);
    const key = readKey(call.key);
    const { effect, run } = operations[name];
    const parsed = parseParameters(name, parameters);
    const start = async () => {
      if (effect === 'creation') await limiter.countCreation({ agent, address: sender.address });
      return run(shop, agent, parsed);
    };
    if (effect === 'read' || key === undefined) return await start();
    return await results.once({ agent, key, content: JSON.stringify([name, parsed]) }, start);
  } catch (error) {
    const converted = toProtocolError(error);
    if (converted !== error) shop.options.onError?.(error);
    throw converted;
  }
}
