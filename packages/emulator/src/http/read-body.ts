import { parseJson } from './parse-json.js';

/**
 * The body of a request: the fields of a form, or parsed JSON whatever its content type; `{}` when empty.
 *
 * @throws {ApplicationError} 400 for malformed JSON
 */
export async function readBody(request: Request): Promise<unknown> {
  if (request.body === null) return {};
  const text = await request.text();
  if (request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries([...new URLSearchParams(text)].filter(([name]) => name !== '__proto__'));
  }
  return text.trim() === '' ? {} : parseJson(text);
}
