import { isLoopbackHost } from './loopback.js';

/**
 * Whether a request may be the merchant's: it is no page's, or that of a page that the emulator serves under a host name of
 * this machine, or of an allowed origin. The demo API key is well known: any other page could use it as well.
 */
export function isMerchantPage(request: Request, merchantOrigins: readonly string[]): boolean {
  const origin = request.headers.get('origin');
  if (origin === null || merchantOrigins.includes(origin)) return true;
  const { host, hostname } = new URL(request.url);
  return isLoopbackHost(hostname) && URL.canParse(origin) && new URL(origin).host === host;
}
