import { afterAll, vi } from 'vitest';

/** Gives all emulators of a test file one RSA key pair: generating one takes a tenth of a second. */
export function shareKeyPair(): void {
  const generate = crypto.subtle.generateKey.bind(crypto.subtle);
  let pair: ReturnType<typeof generate> | undefined;
  const spy = vi
    .spyOn(crypto.subtle, 'generateKey')
    .mockImplementation((...options) => (pair ??= generate(...options)));
  afterAll(() => spy.mockRestore());
}
