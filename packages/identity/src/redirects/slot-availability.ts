import type { LocationType } from './enumerations.js';

/** Resource of a booked service, such as a staff member. */
export interface SlotResource {
  /** Resource ID. Read-only. */
  _id?: string | null;
  /** Name of the resource. */
  name?: string | null;
}

/** Location of a booked service. */
export interface Location {
  /** ID of the business location. Only for `OWNER_BUSINESS`. */
  _id?: string | null;
  /** Name of the location. */
  name?: string | null;
  /** Address formatted as one line. */
  formattedAddress?: string | null;
  /** Address formatted as one line, in the visitor's language. */
  formattedAddressTranslated?: string | null;
  /** Type of the location. */
  locationType?: LocationType;
}

/** A time slot of a service. */
export interface Slot {
  /** ID of the session, for a class or course. */
  sessionId?: string | null;
  /** Service ID. */
  serviceId?: string;
  /** Schedule ID. */
  scheduleId?: string;
  /** Start time, as ISO 8601. */
  startDate?: string | null;
  /** End time, as ISO 8601. */
  endDate?: string | null;
  /** Time zone, such as `Europe/Brussels`. */
  timezone?: string | null;
  /** Resource of the service, such as a staff member. */
  resource?: SlotResource;
  /** Location of the service. */
  location?: Location;
  /** ID of the calendar event. */
  eventId?: string | null;
}

/** Capacity of a waitlist. */
export interface WaitingList {
  /** Total number of places on the waitlist. */
  totalSpots?: number | null;
  /** Number of free places on the waitlist. */
  openSpots?: number | null;
}

/** Booking policies that prevent booking a slot. */
export interface BookingPolicyViolations {
  /** Whether it is too early to book. */
  tooEarlyToBook?: boolean | null;
  /** Whether it is too late to book. */
  tooLateToBook?: boolean | null;
  /** Whether online booking is disabled. */
  bookOnlineDisabled?: boolean | null;
  /** Whether the booking form must be submitted. */
  validSubmissionRequired?: boolean | null;
}

/** Availability of a slot, as returned by the platform's bookings API. */
export interface SlotAvailability {
  /** The slot. */
  slot?: Slot;
  /** Whether the slot can be booked. Ignores `locked`. */
  bookable?: boolean;
  /** Total number of places. */
  totalSpots?: number | null;
  /** Number of free places. */
  openSpots?: number | null;
  /** Waitlist of the slot. */
  waitingList?: WaitingList;
  /** Booking policies that prevent booking. */
  bookingPolicyViolations?: BookingPolicyViolations;
  /** Whether free places are reserved for the waitlist. */
  locked?: boolean | null;
  /** Ignored by the platform. Deprecated. */
  isFromV2?: boolean;
}
