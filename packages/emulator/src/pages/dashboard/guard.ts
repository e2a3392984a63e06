import type { MiddlewareHandler } from 'hono';
import { isLoopbackHost } from '../../protocol/http/loopback.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { applicationErrorResponse } from '../../protocol/http/http-error.js';

/**
 * Protects the control API from other sites. Only loopback and allowed host names are served, against DNS rebinding.
 * Foreign `Origin` headers are rejected. Changes require a JSON content type, which forms of other sites cannot send.
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
    if (
      req.method !== 'GET' &&
      req.method !== 'HEAD' &&
      !/^application\/json\b/.test(req.header('content-type') ?? '')
    ) {
      throw applicationErrorResponse(415, 'JSON_REQUIRED', 'Send content-type: application/json.');
    }
    await next();
  };
}

const forbidden = (description: string): ApplicationError =>
  new ApplicationError('permissionDenied', 'FORBIDDEN', description);
