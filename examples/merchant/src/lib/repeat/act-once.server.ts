import type { RunOnce } from '../server/run-once.js';
import { readText } from '../read-text.js';
import { keyField } from './form-key.js';

/**
 * Carries out the action of a form with a `FormKey`, unless it was sent with the same values before, such as by a double
 * click or after a lost response. Then it returns the redirect of the first time. An action that returned
 * something else, such as an error, is carried out again.
 *
 * @param path Path of the page.
 */
export async function actOnce<Rejected>(
  runOnce: RunOnce,
  path: string,
  form: FormData,
  act: () => Promise<Response | Rejected>,
): Promise<Response | Rejected> {
  if (!readText(form, keyField)) return act();
  const values = [...form].map(([name, value]) => [name, String(value)]);
  const result = await runOnce(JSON.stringify([path, values]), act, (response) => response instanceof Response);
  // The server adds headers to a response that it sends.
  return result instanceof Response ? result.clone() : result;
}
