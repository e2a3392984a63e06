import type { IdentificationData } from '../jwt/identification-data.js';
import type { AccountInfo } from './event-metadata.js';

/** A verified event, unconverted. */
export interface ParsedEvent {
  /** Event type, such as `wix.ecom.v1.cart_created`. */
  eventType: string;
  /** App instance id: identifies the app's installation on the site. */
  instanceId?: string;
  /** Identity that caused the event. */
  identity?: IdentificationData;
  /** Account and site of the event. */
  accountInfo?: AccountInfo;
  /** Payload, with the platform's field names. */
  payload: unknown;
}

/** Result of processing an event. */
export interface ProcessedEvent extends ParsedEvent {
  /** Whether the event was already processed, so no handler was called. */
  isDuplicate: boolean;
}
