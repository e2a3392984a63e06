import { parseJson } from './parse-json.js';
import { readText } from './read-limited-text.js';

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
