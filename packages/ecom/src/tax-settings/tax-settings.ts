import { date, entity } from '@cartwright/core';

/** Tax settings of a site. */
export interface TaxSettings {
  /**
   * Whether catalog prices include tax. Otherwise, tax is added to them. Prices stay as they are.
   *
   * @default false
   */
  taxIncludedInItemPrices?: boolean;
  /** Time of creation. Absent if the settings were never set. Read-only. */
  _createdDate?: Date | null;
  /** Time of the last update. Absent if the settings were never set. Read-only. */
  _updatedDate?: Date | null;
}

/** Shape of {@link TaxSettings}: which fields are dates. */
export const taxSettingsShape = /* @__PURE__ */ entity<TaxSettings>({ _createdDate: date, _updatedDate: date });
