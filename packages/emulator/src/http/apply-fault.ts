import { type Fault, ConnectionDropped } from './faults.js';
import { ApplicationError } from './wire-error.js';

/**
 * Answers a request with a fault, carrying it out only where the fault lets it through.
 *
 * @throws {ConnectionDropped} when the connection is to be dropped
 */
export async function applyFault(
  fault: Fault,
  signal: AbortSignal,
  answer: () => Promise<Response>,
): Promise<Response> {
  const isAnswered = !fault.drop && fault.status === undefined;
  let response = isAnswered || fault.afterwards ? await answer() : undefined;
  if (fault.latency) await wait(fault.latency, signal);
  if (fault.drop) throw new ConnectionDropped();
  if (fault.status !== undefined) response = refuse(fault.status, fault);
  if (fault.malformed && response) response = await cutInHalf(response);
  return response!;
}

function refuse(status: number, { body, headers = {} }: Fault): Response {
  const error = new ApplicationError(status, 'FAULT', `A fault rule answers with ${status}.`);
  return new Response(JSON.stringify(body ?? error.body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
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
