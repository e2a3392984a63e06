import { invalidArgument, readArgument } from '../errors/invalid-argument.js';
import { isDevelopment } from '../errors/is-development.js';
import { mergeHeaders } from '../transport/merge-headers.js';
import type { CallOptions } from './call.js';
import type { Middleware } from './compose.js';
import { maxAttempts } from './retry-policy.js';

/**
 * Resolves the options of a call and starts its timeout. Options of the call win over those of the client; `undefined`
 * and `null` count as not set.
 */
export const resolveOptions: Middleware = async (call, next) => {
  readArgument('options', isDevelopment && 'valid options', () => {
    const { settings, request } = call;
    const entries = [settings, request.options].flatMap((source) => Object.entries(source) as [string, unknown][]);
    const options: CallOptions = {
      timeout: 30_000,
      attemptTimeout: 10_000,
      ...Object.fromEntries(entries.filter(([, value]) => value != null)),
    };
    const { timeout, attemptTimeout, retry } = options;
    for (const [name, value] of Object.entries({ timeout, attemptTimeout, retry: maxAttempts(retry) })) {
      if (!(value >= 0)) throw invalidArgument(name, isDevelopment && 'a non-negative number');
    }
    call.options = options;
    call.headers = mergeHeaders(request.options.headers);
    call.endsAt = performance.now() + +timeout;
  });
  return next(call);
};
