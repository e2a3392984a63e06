import type { IdentificationData } from '../jwt/identification-data.js';
import type { AccountInfo } from './event-metadata.js';

/** A verified event, before anything in it is converted. */
export interface ParsedEvent {
  /** Its type, such as `wix.ecom.v1.cart_created`. */
  eventType: string;
  /** The app's instance. */
  instanceId?: string;
  /** Who caused it. */
  identity?: IdentificationData;
  /** Account and site. */
  accountInfo?: AccountInfo;
  /** What the platform sent, with the wire's names. */
  payload: unknown;
}

/** A verified event, and what became of it. */
export interface ProcessedEvent extends ParsedEvent {
  /** Whether handlers had done it before, and so were not called. */
  isDuplicate: boolean;
}
