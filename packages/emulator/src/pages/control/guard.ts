import type { HonoRequest, MiddlewareHandler } from 'hono';
import { isLoopbackHost } from '../../protocol/http/loopback.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { applicationErrorResponse } from '../../protocol/http/http-error.js';

/** Path prefix of the dashboard, whose pages contain forms. */
const DASHBOARD_PREFIX = '/_emulator/dashboard/';

/**
 * Protects the control API and the dashboard from other sites. Only loopback and allowed host names are served, against
 * DNS rebinding. Foreign `Origin` headers are rejected. Changes require a JSON content type, which forms of other sites
 * cannot send, or a form of the dashboard itself.
 */
export function guard(hosts: readonly string[]): MiddlewareHandler {
  return async ({ req }, next) => {
    const { hostname, host } = new URL(req.url);
    const origin = req.header('origin');
    if (!isLoopbackHost(hostname) && !hosts.includes(hostname)) {
      throw forbidden(`The control API does not serve the host ${hostname}. Add it to controlHosts.`);
    }
    if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host)) {
      throw forbidden('The control API rejects pages of other origins.');
    }
    if (req.method !== 'GET' && req.method !== 'HEAD') checkChange(req);
    await next();
  };
}

/**
 * Checks that a change comes from a program that sends JSON, or from a form of the dashboard. A browser sends `Origin`
 * or `Sec-Fetch-Site` with every form.
 */
function checkChange(req: HonoRequest): void {
  const site = req.header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin') throw forbidden('The control API rejects pages of other origins.');
  if (/^application\/json\b/.test(req.header('content-type') ?? '')) return;
  if (!req.path.startsWith(DASHBOARD_PREFIX)) {
    throw applicationErrorResponse(415, 'JSON_REQUIRED', 'Send content-type: application/json.');
  }
  if (site === undefined && req.header('origin') === undefined) {
    throw forbidden('The dashboard accepts forms of its own pages only.');
  }
}

const forbidden = (description: string): ApplicationError =>
  new ApplicationError('permissionDenied', 'FORBIDDEN', description);
