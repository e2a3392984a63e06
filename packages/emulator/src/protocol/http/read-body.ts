import { applicationErrorResponse } from './http-error.js';
import { parseJson } from './parse-json.js';

/** Maximum size of a request body, in bytes. */
const MAXIMUM = 1024 * 1024;

/**
 * Reads the body of a request as a string, up to the maximum size.
 *
 * @throws {HttpError} 413 for a larger body
 */
async function readText(request: Request): Promise<string> {
  const length = request.headers.get('content-length');
  if (Number(length) > MAXIMUM) throw tooLarge();
  if (length !== null && !request.headers.has('transfer-encoding')) return request.text();
  const reader = request.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read()) {
    size += chunk.value.length;
    if (size > MAXIMUM) {
      void reader?.cancel();
      throw tooLarge();
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
  return text + decoder.decode();
}

const tooLarge = () => applicationErrorResponse(413, 'BODY_TOO_LARGE', `The body is longer than ${MAXIMUM} bytes.`);

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
