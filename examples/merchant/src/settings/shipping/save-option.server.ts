import { type Client, isApiError } from '@cartwright/core';
import {
  addDeliveryRegion,
  createShippingOption,
  getShippingOption,
  removeDeliveryRegion,
  type ShippingOption,
  updateShippingOption,
} from '@cartwright/ecom/shipping-options';
import { data, redirect } from 'react-router';
import { describeFailure } from '../../lib/attempt.server.js';
import { readCurrency } from '../../lib/read-currency.server.js';
import { unlessMissing } from '../../lib/unless-missing.server.js';
import { toDraft, findErrors, type OptionDraft, type OptionErrors, toOption } from './option-draft.js';

/** Draft that was not saved. */
export interface Unsaved {
  readonly draft: OptionDraft;
  readonly errors: OptionErrors;
  readonly error?: string;
  /** Option as someone else saved it meanwhile. */
  readonly saved?: OptionDraft;
  /** Revision that the draft replaces. */
  readonly revision: string;
}

const unsaved = (unsaved: Unsaved, status: number) => data(unsaved, { status });

/** Saves the regions of an option: each change has the revision of the one before. */
async function saveRegions(client: Client, option: ShippingOption, regionIds: readonly string[]): Promise<void> {
  const { _id: id = '', deliveryRegionIds: before = [] } = option;
  let revision = option.revision ?? '';
  const change = async (operation: typeof addDeliveryRegion, regionId: string) => {
    const { shippingOption } = await client.use(operation)(id ?? '', regionId, { revision });
    revision = shippingOption?.revision ?? revision;
  };
  for (const regionId of regionIds) if (!before.includes(regionId)) await change(addDeliveryRegion, regionId);
  for (const regionId of before) if (!regionIds.includes(regionId)) await change(removeDeliveryRegion, regionId);
}

async function update(client: Client, id: string, revision: string, draft: OptionDraft) {
  const current = await unlessMissing(client.use(getShippingOption)(id));
  if (current.revision !== revision) {
    return unsaved({ draft, errors: {}, saved: toDraft(current), revision: current.revision ?? '' }, 409);
  }
  const saved = await client.use(updateShippingOption)(id, { revision, ...toOption(draft) });
  await saveRegions(client, saved, draft.regionIds);
  return undefined;
}

/**
 * Saves a draft: as a new option without an ID, otherwise unless the option has another revision.
 *
 * @returns A redirect, or the draft with its errors or with what someone else saved.
 */
export async function saveOption(client: Client, id: string | undefined, revision: string, draft: OptionDraft) {
  const errors = findErrors(draft, await readCurrency(client));
  if (Object.keys(errors).length > 0) return unsaved({ draft, errors, revision }, 400);
  try {
    if (id === undefined) {
      await client.use(createShippingOption)({ ...toOption(draft), deliveryRegionIds: [...draft.regionIds] });
    } else {
      const conflict = await update(client, id, revision, draft);
      if (conflict) return conflict;
    }
    return redirect('/settings/shipping?done=save');
  } catch (error) {
    if (!isApiError(error)) return unsaved({ draft, errors: {}, error: describeFailure(error), revision }, 503);
    // Someone saved after the option was read above.
    if (id !== undefined && error.code === 'INVALID_REVISION') {
      const current = await client.use(getShippingOption)(id);
      return unsaved({ draft, errors: {}, saved: toDraft(current), revision: current.revision ?? '' }, 409);
    }
    return unsaved({ draft, errors: {}, error: describeFailure(error), revision }, error.status);
  }
}
