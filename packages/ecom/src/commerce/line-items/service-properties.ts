import { date, entity } from '@cartwright/core';

/** Date and number of participants of a service. */
export interface ServiceProperties {
  /** Start of the service. */
  scheduledDate?: Date | null;
  /** End of the service. Read-only. */
  endDate?: Date | null;
  /** Number of participants, from 1 to 10000. */
  numberOfParticipants?: number | null;
}

/** Shape of {@link ServiceProperties}: which fields are dates. */
export const servicePropertiesShape = /* @__PURE__ */ entity<ServiceProperties>({ scheduledDate: date, endDate: date });
