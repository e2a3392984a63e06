import type { LocationType } from './enumerations.js';

/** Who gives a booked service. */
export interface SlotResource {
  /** The resource's id. Read-only. */
  _id?: string | null;
  /** Its name. */
  name?: string | null;
}

/** Where a booked service takes place. */
export interface Location {
  /** The business location's id. */
  _id?: string | null;
  /** Its name. */
  name?: string | null;
  /** The address in one line. */
  formattedAddress?: string | null;
  /** The same in the visitor's language. */
  formattedAddressTranslated?: string | null;
  /** What kind of place it is. */
  locationType?: LocationType;
}

/** A time at which a service can be booked. */
export interface Slot {
  /** The session's id, of a class or a course. */
  sessionId?: string | null;
  /** The service's id. */
  serviceId?: string;
  /** The schedule's id. */
  scheduleId?: string;
  /** When it begins, as ISO 8601. */
  startDate?: string | null;
  /** When it ends, as ISO 8601. */
  endDate?: string | null;
  /** The time zone, such as `Europe/Brussels`. */
  timezone?: string | null;
  /** Who gives the service. */
  resource?: SlotResource;
  /** Where it takes place. */
  location?: Location;
  /** The calendar event's id. */
  eventId?: string | null;
}

/** How many wait for a place. */
export interface WaitingList {
  /** How many may wait. */
  totalSpots?: number | null;
  /** How many more may. */
  openSpots?: number | null;
}

/** What keeps a slot from being booked. */
export interface BookingPolicyViolations {
  /** It is too early. */
  tooEarlyToBook?: boolean | null;
  /** It is too late. */
  tooLateToBook?: boolean | null;
  /** It cannot be booked online. */
  bookOnlineDisabled?: boolean | null;
  /** The booking form has to be filled in. */
  validSubmissionRequired?: boolean | null;
}

/** A time to book, as the platform's bookings answer it. */
export interface SlotAvailability {
  /** The time. */
  slot?: Slot;
  /** Whether it can be booked. */
  bookable?: boolean;
  /** How many places there are. */
  totalSpots?: number | null;
  /** How many of them are free. */
  openSpots?: number | null;
  /** How many wait. */
  waitingList?: WaitingList;
  /** What keeps it from being booked. */
  bookingPolicyViolations?: BookingPolicyViolations;
  /** Whether it is kept for those who wait. */
  locked?: boolean | null;
  /** Superseded: the platform ignores it. */
  isFromV2?: boolean;
}
