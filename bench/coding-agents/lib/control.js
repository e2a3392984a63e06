/**
 * Sends a request to the control API of an emulator, such as to read `data/backInStockRequests` or to change the settings
 * of `reviews`.
 *
 * @param {import('@cartwright/emulator').Emulator} emulator
 * @param {'GET' | 'POST' | 'DELETE'} method
 * @param {string} path Path below `/_emulator/`.
 * @param {object} [body]
 * @returns {Promise<any>} The response.
 */
export async function control(emulator, method, path, body) {
  const response = await emulator.fetch(
    new Request(`http://localhost/_emulator/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} responded with ${response.status}: ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}
