import { isApiError, isCartwrightError } from '@cartwright/core';
import type { Shortfall } from '@cartwright/ecom/purchase-v2';
import type { IncompleteSelectionError } from '@cartwright/stores/selection';
import { errorMessages, type ErrorMessageData, type ErrorMessages } from './error-messages.js';

/** Message keys of an error, the most specific first, and its data. */
interface Description {
  readonly keys: readonly (string | undefined)[];
  readonly data?: object | null | undefined;
}

/** Keys of statuses, for codes without a message. */
const statuses: Readonly<Record<number, string>> = {
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  429: 'TOO_MANY_REQUESTS',
  // Of a server between the page and the platform: it is unknown whether the platform received the request.
  502: 'network',
  504: 'timeout',
};

/** Error of items that were not added, with Cart V1 or V2. */
type NotAdded = Pick<Shortfall, 'reason'> & { readonly partial: boolean; readonly shortfalls: readonly Shortfall[] };

/** Key of an error code with a reason, such as `INVALID_COUPON_STATUS.EXPIRED`. */
const withReason = (code: unknown, data: unknown): string => `${code as string}.${(data as Described)?.reason}`;

type Described = { readonly reason?: string } | null | undefined;

/** The first shortfall decides, unless another one has an unknown outcome. */
function notAdded({ partial, reason, shortfalls }: NotAdded): Description {
  if (shortfalls.some((shortfall) => shortfall.reason === 'unknown')) return { keys: ['addition_unknown'] };
  return { keys: [partial ? 'partly_added' : reason], data: shortfalls[0] };
}

const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;

function describe(error: unknown): Description {
  if (typeof error === 'string') return { keys: [error] };
  if (typeof error !== 'object' || error === null) return { keys: [] };
  if (!isCartwrightError(error)) {
    const { code, data, description, errorCode, reason, ...rest } = error as Record<string, unknown>;
    const ofViolation = rest['invalidCouponStatusData'] ?? rest['invalidGiftCardStatusData'];
    const keys = [reason, errorCode, withReason(code, ofViolation), code].map(String);
    return { keys, data: { ...error, ...(data as object), code, description } };
  }
  const { code, kind } = error;
  if (code === 'line_item_not_added') return notAdded(error as unknown as NotAdded);
  if (code === 'selection_incomplete') return describe((error as IncompleteSelectionError).problems[0]);
  const wasSent = kind === 'network' || kind === 'timeout';
  if (!isApiError(error)) return { keys: [code, wasSent && isOffline() ? 'offline' : kind], data: { code } };
  const { data, description } = error.details.applicationError ?? {};
  const ofStatus = statuses[error.status] ?? (error.status >= 500 ? 'system' : undefined);
  return { keys: [withReason(code, data), code, ofStatus, kind], data: { ...data, code, description } };
}

/**
 * Describes an error to a shopper, with a remedy. `error.message` is for logs.
 *
 * @param error - Any caught value, an error code, a problem of a selection, or the result of a sign-in hook. Also
 * accepts an application error in a response, and a violation of a cart's totals.
 * @param messages - Messages that replace or extend {@link errorMessages}, such as a translation.
 * @returns The message of the error's code; without one, of its status or kind; otherwise of `unknown`.
 * @example
 * ```tsx
 * import { describeError, type ErrorMessages } from '@cartwright/react/errors';
 *
 * const german: ErrorMessages = {
 *   ERROR_COUPON_HAS_EXPIRED: 'Dieser Gutschein ist abgelaufen. Versuchen Sie einen anderen.',
 *   partly_added: ({ addedQuantity, requestedQuantity }) => `Nur ${addedQuantity} von ${requestedQuantity} sind noch da.`,
 *   unknown: 'Etwas ist schiefgegangen. Versuchen Sie es noch einmal.',
 * };
 *
 * export const Problem = ({ error }: { error: unknown }) => <p role="alert">{describeError(error, german)}</p>;
 * ```
 */
export function describeError(error: unknown, messages: ErrorMessages = {}): string {
  const { keys, data = {} } = describe(error);
  const all: ErrorMessages = { ...errorMessages, ...messages };
  const key = keys.find((candidate) => candidate !== undefined && Object.hasOwn(all, candidate)) ?? 'unknown';
  const message = all[key] ?? errorMessages.unknown;
  const values = (data ?? {}) as ErrorMessageData;
  if (typeof message === 'function') return message(values);
  return message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
