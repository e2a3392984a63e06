import { applicationErrorResponse } from './http-error.js';
import { parseJson } from './parse-json.js';

/** Maximum size of a request body, in bytes. */
const MAXIMUM = 1024 * 1024;

/**
 * Whether the length of the body is known and at most the maximum.
 *
 * @throws {HttpError} 413 for a larger body
 */
function isShort({ headers }: Request, maximum: number): boolean {
  const length = headers.get('content-length');
  if (Number(length) > maximum) throw tooLarge(maximum);
  return length !== null && !headers.has('transfer-encoding');
}

/** Reads a body of unknown length. */
async function* readChunks({ body }: Request, maximum: number): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  let size = 0;
  for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read()) {
    size += chunk.value.length;
    if (size > maximum) {
      void reader?.cancel();
      throw tooLarge(maximum);
    }
    yield chunk.value;
  }
}

/** Reads the body of a request as a string, up to the maximum size. */
async function readText(request: Request): Promise<string> {
  if (isShort(request, MAXIMUM)) return request.text();
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of readChunks(request, MAXIMUM)) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}

/**
 * Reads the body of a request as bytes.
 *
 * @param maximum - Maximum size, in bytes.
 * @throws {HttpError} 413 for a larger body
 */
export async function readBytes(request: Request, maximum: number): Promise<Uint8Array> {
  if (isShort(request, maximum)) return new Uint8Array(await request.arrayBuffer());
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of readChunks(request, maximum)) chunks.push(new Uint8Array(chunk));
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

const tooLarge = (maximum: number) =>
  applicationErrorResponse(413, 'BODY_TOO_LARGE', `The body is longer than ${maximum} bytes.`);

/**
 * Reads the body of a request: form fields, or JSON with any content type. `{}` for an empty body.
 *
 * @throws {ApplicationError} 400 for malformed JSON, 413 for a body that is too large
 */
export async function readBody(request: Request): Promise<unknown> {
  if (request.method === 'GET' || request.method === 'HEAD') return {};
  const text = await readText(request);
  if (request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries([...new URLSearchParams(text)].filter(([name]) => name !== '__proto__'));
  }
  return text.trim() === '' ? {} : parseJson(text);
}
