import { type Fault, ConnectionDropped } from './faults.js';
import { applicationErrorResponse } from './http-error.js';

/**
 * Applies a fault to a request. Handles the request only if the fault does not replace it.
 *
 * @throws {ConnectionDropped} if the fault drops the connection
 */
export async function applyFault(
  fault: Fault,
  signal: AbortSignal,
  handle: () => Promise<Response>,
): Promise<Response> {
  const status = fault.status ?? (fault.body === undefined ? undefined : 200);
  const isAnswered = !fault.drop && status === undefined;
  let response = isAnswered || fault.afterwards ? await handle() : undefined;
  if (fault.latency) await wait(fault.latency, signal);
  if (fault.drop) throw new ConnectionDropped();
  if (status !== undefined) response = faultResponse(status, fault);
  if (fault.malformed && response) response = await cutInHalf(response);
  return response!;
}

/** Statuses of responses that must not have a body. */
const bodiless = [204, 205, 304];

function faultResponse(status: number, { body, headers }: Fault): Response {
  const init = { status, headers: new Headers(headers) };
  if (bodiless.includes(status)) return new Response(null, init);
  const error = applicationErrorResponse(status, 'FAULT', `A fault rule responded with ${status}.`);
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? error.body);
  if (!init.headers.has('content-type')) {
    init.headers.set('content-type', typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/json');
  }
  return new Response(text, init);
}

async function cutInHalf(response: Response): Promise<Response> {
  const text = await response.text();
  return new Response(text.slice(0, Math.ceil(text.length / 2)), response);
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
