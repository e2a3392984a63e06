import type { ApplicationError } from '../commerce/errors/calculation-errors.js';

/** Failure of one pickup location of a bulk request. */
export interface PickupLocationError {
  /** Pickup location ID. Absent if the location could not be created. */
  _id?: string;
  /** Reason for the failure. */
  error?: ApplicationError;
}
