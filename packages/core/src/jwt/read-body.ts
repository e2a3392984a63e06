import type { Refusal } from './refusal.js';

/** Throws for a body over the limit, in bytes (in characters for a string). */
export function checkSize(size: number, most: number, Refused: Refusal): void {
  if (size > most) throw new Refused('body_too_large', `more than ${most} bytes`);
}

/** Reads the body of a request up to the limit. */
export async function readBody(request: Request, most: number, Refused: Refusal): Promise<string> {
  checkSize(Number(request.headers.get('content-length')), most, Refused);
  const reader = request.body?.getReader();
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > most) await reader?.cancel();
    checkSize(size, most, Refused);
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
