import { CartwrightError } from '@cartwright/core';

/** Throws `secret_in_browser` in browsers, where every visitor of the page could read the secret. */
export function rejectBrowser(strategy: string, dangerouslyAllowBrowser: boolean | undefined): void {
  if (dangerouslyAllowBrowser || !('window' in globalThis && 'document' in globalThis)) return;
  throw new CartwrightError(`${strategy} is for servers, because browsers reveal its secret: use OAuthStrategy`, {
    kind: 'configuration',
    code: 'secret_in_browser',
  });
}
