import type { Client } from '@cartwright/core';
import { type ManualTaxMapping, queryManualTaxMappings } from '@cartwright/ecom/manual-tax-mappings';
import { listDefaultTaxGroups } from '@cartwright/ecom/tax-groups';
import { queryTaxRegions, type TaxRegion } from '@cartwright/ecom/tax-regions';
import { toPercent } from './percent.js';
import { formatPlace } from './places.js';

/** Default tax group with its rate in a region. */
export interface GroupRate {
  readonly groupId: string;
  readonly groupName: string;
  /** Percentage, such as `7.25`. Empty without a rate. */
  readonly percent: string;
  /** ID and revision of the rate. Empty without one. */
  readonly id: string;
  readonly revision: string;
}

/** Tax region with the rates of all default tax groups. */
export interface RegionTaxes {
  readonly id: string;
  readonly revision: string;
  readonly place: string;
  readonly isIncluded: boolean;
  readonly appId: string;
  readonly rates: readonly GroupRate[];
}

/** Reads all pages of a query. */
async function readAll<Item>(
  read: (cursor: string | undefined) => Promise<{ items: Item[]; next: string | null | undefined }>,
): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await read(cursor ?? undefined);
    items.push(...page.items);
    cursor = page.next;
  } while (cursor);
  return items;
}

/** Reads all tax regions with their rates, by the names of their places. */
export async function readTaxes(client: Client): Promise<RegionTaxes[]> {
  const paging = (cursor: string | undefined) => ({ cursorPaging: { limit: 100, ...(cursor && { cursor }) } });
  const [regions, mappings, { taxGroups = [] }] = await Promise.all([
    readAll(async (cursor) => {
      const { taxRegions = [], pagingMetadata } = await client.use(queryTaxRegions)(paging(cursor));
      return { items: taxRegions, next: pagingMetadata?.cursors?.next };
    }),
    readAll(async (cursor) => {
      const { manualTaxMappings = [], pagingMetadata } = await client.use(queryManualTaxMappings)(paging(cursor));
      return { items: manualTaxMappings, next: pagingMetadata?.cursors?.next };
    }),
    client.use(listDefaultTaxGroups)(),
  ]);
  const getRate = (region: TaxRegion, groupId: string): ManualTaxMapping | undefined =>
    mappings.find(({ taxGroupId, taxRegionId }) => taxRegionId === region._id && taxGroupId === groupId);
  return regions
    .map((region) => ({
      id: region._id ?? '',
      revision: region.revision ?? '',
      place: formatPlace({ country: region.country ?? '', subdivision: region.subdivision ?? '' }),
      isIncluded: region.taxIncludedInPrice ?? false,
      appId: region.appId ?? '',
      rates: taxGroups.map(({ _id, name = '' }) => {
        const rate = getRate(region, _id ?? '');
        return {
          groupId: _id ?? '',
          groupName: name,
          percent: rate?.taxRate ? toPercent(rate.taxRate) : '',
          id: rate?._id ?? '',
          revision: rate?.revision ?? '',
        };
      }),
    }))
    .sort((one, other) => one.place.localeCompare(other.place, 'en'));
}
