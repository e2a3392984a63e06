import { isCartwrightError, type CartwrightError } from '../errors/cartwright-error.js';
import type { Outcome, Reply } from '../transport/reply.js';
import type { Call } from './call.js';
import type { Middleware } from './compose.js';

/** Reads the response of a call. Errors of reading get the number of attempts. */
function read(call: Call, outcome: Outcome): unknown {
  try {
    return call.read(outcome as Reply);
  } catch (error) {
    throw isCartwrightError(error) ? Object.assign(error, { attempts: call.attempts }) : error;
  }
}

/** Reads the response of a call, and reports errors to the call's observer. */
export const observe: Middleware = async (call, next) => {
  try {
    const outcome = await next(call);
    if (!outcome.response) throw outcome as CartwrightError;
    call.result = read(call, outcome);
    return outcome;
  } catch (error) {
    call.observer?.onError(error);
    throw error;
  }
};
