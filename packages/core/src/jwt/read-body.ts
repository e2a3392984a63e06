import type { Refusal } from './refusal.js';

/** Refuses a body of more bytes, or for a text of more characters, than allowed. */
export function checkSize(size: number, most: number, Refused: Refusal): void {
  if (size > most) throw new Refused('body_too_large', `more than ${most} bytes`);
}

/** The text of a request, read no further than is allowed. */
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
