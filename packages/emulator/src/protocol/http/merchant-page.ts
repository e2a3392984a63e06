import { isLoopbackHost } from './loopback.js';

/**
 * Whether a request may have a merchant's identity: it comes from no page, from a page of the emulator under a loopback
 * host name, or from an allowed origin. The demo API key is public, so other pages could send it.
 */
export function isMerchantPage(request: Request, merchantOrigins: readonly string[]): boolean {
  const origin = request.headers.get('origin');
  if (origin === null || merchantOrigins.includes(origin)) return true;
  const { host, hostname } = new URL(request.url);
  return isLoopbackHost(hostname) && URL.canParse(origin) && new URL(origin).host === host;
}
