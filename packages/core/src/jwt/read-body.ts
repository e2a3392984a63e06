import type { RejectionClass } from './rejection-class.js';

/** Throws for a body over the limit, in bytes (in characters for a string). */
export function checkSize(size: number, limit: number, Rejection: RejectionClass): void {
  if (size > limit) throw new Rejection('body_too_large', `more than ${limit} bytes`);
}

/** Reads the body of a request up to the limit. */
export async function readBody(request: Request, limit: number, Rejection: RejectionClass): Promise<string> {
  checkSize(Number(request.headers.get('content-length')), limit, Rejection);
  const reader = request.body?.getReader();
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read()) {
    size += chunk.value.byteLength;
    if (size > limit) await reader?.cancel();
    checkSize(size, limit, Rejection);
    text += decoder.decode(chunk.value, { stream: true });
  }
  return text + decoder.decode();
}
