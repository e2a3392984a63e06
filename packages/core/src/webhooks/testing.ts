export {
  createEventSigner,
  type EventClaims,
  type EventSigner,
  type EventSignerOptions,
} from './create-event-signer.js';
