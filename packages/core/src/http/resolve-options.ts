import { inFullBuild } from '../errors/full-build.js';
import { invalidArgument } from '../errors/invalid-argument.js';
import { isDevelopment } from '../errors/is-development.js';
import { mergeHeaders } from '../transport/merge-headers.js';
import type { CallOptions } from './call.js';
import type { Middleware } from './compose.js';

/**
 * Resolves the options of a call and starts its timeout. Options of the call win over those of the client; `undefined`
 * and `null` count as not set.
 */
export const resolveOptions: Middleware = async (call, next) => {
  const { settings, request } = call;
  const options: CallOptions = { timeout: 30_000, attemptTimeout: 10_000 };
  for (const source of [settings, request.options] as Partial<CallOptions>[])
    for (const name in source)
      if (source[name as never] != null) options[name as 'timeout'] = source[name as 'timeout'] as number;
  inFullBuild(() => {
    const check = (name: string, value: unknown) => {
      if (!(Number(value) >= 0)) throw invalidArgument(name, isDevelopment && 'a non-negative number');
    };
    const { timeout, attemptTimeout, retry } = options;
    check('timeout', timeout);
    check('attemptTimeout', attemptTimeout);
    check('retry', (typeof retry === 'object' ? retry.attempts : retry) ?? 3);
  });
  call.options = options;
  call.headers = mergeHeaders(request.options.headers);
  call.endsAt = performance.now() + +options.timeout;
  return next(call);
};
