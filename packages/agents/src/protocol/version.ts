/** Release of the Universal Commerce Protocol that the handler implements. */
export const UCP_VERSION = '2026-04-08';
