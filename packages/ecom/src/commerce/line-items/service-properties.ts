import { date, entity } from '@cartwright/core';

/** When a service takes place, and for how many. */
export interface ServiceProperties {
  /** When it begins. */
  scheduledDate?: Date | null;
  /** When it ends. Read-only. */
  endDate?: Date | null;
  /** How many people take part. */
  numberOfParticipants?: number | null;
}

/** The converted fields of {@link ServiceProperties}. */
export const servicePropertiesShape = /* @__PURE__ */ entity<ServiceProperties>({ scheduledDate: date, endDate: date });
