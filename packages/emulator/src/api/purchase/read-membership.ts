import { type Input, isObject } from '../../kernel/input/object.js';
import { stringOrEmpty, stringsIn } from '../../protocol/plugins/read-response.js';
import type { Membership } from '../../shop/pricing/totals/plugin-results.js';
import { readName } from './read-line-details.js';

const readCount = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** Reads a membership of an app. */
export function readMembership(input: Input, appId: string): Membership {
  const { additionalData, credits, id, lineItemIds, name } = input;
  const expirationDate = stringOrEmpty(input['expirationDate']);
  const [total, remaining] = isObject(credits) ? [readCount(credits['total']), readCount(credits['remaining'])] : [];
  return {
    id: stringOrEmpty(id),
    appId,
    lineItemIds: stringsIn(lineItemIds),
    ...(isObject(name) && readName(name)),
    ...(isObject(credits) && {
      credits: { ...(total !== undefined && { total }), ...(remaining !== undefined && { remaining }) },
    }),
    ...(expirationDate && { expirationDate }),
    ...(isObject(additionalData) && { appData: additionalData }),
  };
}
