import type { Client } from '@cartwright/core';
import {
  createManualTaxMapping,
  deleteManualTaxMapping,
  updateManualTaxMapping,
} from '@cartwright/ecom/manual-tax-mappings';
import { updateTaxRegion } from '@cartwright/ecom/tax-regions';
import { fromPercent } from './percent.js';
import type { GroupRate, RegionTaxes } from './tax-rates.server.js';

/** Edited values of a tax region: the percentages by tax group, and whether prices include tax. */
export interface TaxDraft {
  readonly isIncluded: boolean;
  readonly percents: Readonly<Record<string, string>>;
}

/** Finds the errors of percentages by tax group. Empty ones collect no tax. */
export const findErrors = (percents: TaxDraft['percents']): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(percents)
      .filter(([, percent]) => percent !== '' && fromPercent(percent) === undefined)
      .map(([groupId]) => [groupId, 'Enter a percentage, such as 7.25, or nothing.']),
  );

async function saveRate(client: Client, taxRegionId: string, { groupId, id, revision }: GroupRate, percent: string) {
  const taxRate = fromPercent(percent);
  if (taxRate === undefined) await client.use(deleteManualTaxMapping)(id);
  else if (id) await client.use(updateManualTaxMapping)(id, { revision, taxRate });
  else await client.use(createManualTaxMapping)({ taxGroupId: groupId, taxRegionId, taxRate, taxName: 'Tax' });
}

/** Saves the changed values of a region, each with the revision that the form was opened with. */
export async function saveRegion(client: Client, region: RegionTaxes, draft: TaxDraft): Promise<void> {
  for (const rate of region.rates) {
    const percent = draft.percents[rate.groupId] ?? '';
    if (percent !== rate.percent) await saveRate(client, region.id, rate, percent);
  }
  if (draft.isIncluded !== region.isIncluded) {
    const { id, revision } = region;
    await client.use(updateTaxRegion)(id, { revision, taxIncludedInPrice: draft.isIncluded });
  }
}

/** Revisions of a region and of its rates. They differ after any change. */
export const getRevisions = ({ revision, rates }: RegionTaxes): string =>
  [revision, ...rates.map((rate) => `${rate.id}@${rate.revision}`)].join();
