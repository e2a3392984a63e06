import type { DeliveryAttempt } from './delivery.js';

/** Timeout for the response to a delivery, in milliseconds. */
const TIMEOUT = 1250;

/** Maximum length of a stored response, in characters. */
const MAX_RESPONSE_LENGTH = 500;

/** Result of an attempt. */
export type Outcome = Omit<DeliveryAttempt, 'time'>;

/** Sends a request. */
export type Send = (request: Request) => Promise<Response>;

/** Posts a token to a webhook's URL. Redirects are not followed. Returns the response. */
export async function sendDelivery(send: Send, url: string, token: string, stopped: AbortSignal): Promise<Outcome> {
  const start = performance.now();
  const duration = () => Math.round(performance.now() - start);
  const late = AbortSignal.timeout(TIMEOUT);
  const signal = AbortSignal.any([late, stopped]);
  try {
    const headers = { 'content-type': 'text/plain; charset=utf-8' };
    const request = new Request(url, { method: 'POST', body: token, headers, redirect: 'manual', signal });
    const response = await withSignal(signal, send(request));
    const text = await withSignal(signal, readBeginning(response)).catch(() => '');
    return { status: response.status, ...(text !== '' && { response: text }), duration: duration() };
  } catch (error) {
    const reason = late.aborted ? `No response within ${TIMEOUT} ms.` : getReason(error);
    return { error: reason, duration: duration() };
  }
}

/** Returns the result. Rejects if the signal aborts first. */
function withSignal<R>(signal: AbortSignal, result: Promise<R>): Promise<R> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    result.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** Reads the start of a response's text. */
async function readBeginning({ body }: Response): Promise<string> {
  if (!body) return '';
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let part = await reader.read(); !part.done && text.length < MAX_RESPONSE_LENGTH; part = await reader.read())
    text += part.value;
  await reader.cancel();
  return text.slice(0, MAX_RESPONSE_LENGTH);
}

/** Error code, such as `ECONNREFUSED`. Messages may contain the URL. */
function getReason(error: unknown): string {
  const { cause, name } = error as { cause?: { code?: unknown }; name?: unknown };
  const code = typeof cause?.code === 'string' ? cause.code : String(name);
  return `The request failed: ${code}.`;
}
