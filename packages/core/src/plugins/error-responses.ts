import { isObject } from '../json/json.js';
import { PluginError } from './plugin-error.js';

/** Response for an application error. `undefined` for other errors. */
export function applicationErrorResponse(error: unknown): Response | undefined {
  if (!isObject(error) || error.errorType !== 'SPI' || typeof error.applicationCode !== 'string') return undefined;
  const { applicationCode: code, data, httpCode: status } = error;
  const isStatus = Number.isInteger(status) && Number(status) >= 400 && Number(status) <= 599;
  return Response.json({ applicationError: { code, data } }, { status: isStatus ? Number(status) : 500 });
}

/** Response for any other error. Reveals no internals. */
export const failureResponse = (error: unknown): Response =>
  error instanceof PluginError
    ? Response.json({ message: error.message }, { status: error.httpStatus })
    : Response.json({ message: 'Error' }, { status: 500 });
