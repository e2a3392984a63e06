import { enumeration, type EnumerationValue } from '@cartwright/core';
import type { InfoSection } from '../catalog-v3/info-section.js';
import type { Requested } from '../catalog-v3/results/requested.js';

export type { FieldsOptions } from '../catalog-v3/results/requested.js';

/** Fields of info sections that are returned only on request. */
export const RequestedFields = /* @__PURE__ */ enumeration('ASSIGNED_PRODUCTS_COUNT');
/** Field of info sections that is returned only on request: `ASSIGNED_PRODUCTS_COUNT` for `assignedProductsCount`. */
export type RequestedFields = EnumerationValue<typeof RequestedFields>;

/** Fields on request of {@link InfoSection}, with the values that request them. */
export interface InfoSectionFieldsOnRequest {
  /** Requested by `ASSIGNED_PRODUCTS_COUNT`. */
  assignedProductsCount: 'ASSIGNED_PRODUCTS_COUNT';
}

/** A info section with the requested fields. Other fields on request are `undefined`. */
export type InfoSectionWith<Field> = Requested<InfoSection, InfoSectionFieldsOnRequest, Field>;
