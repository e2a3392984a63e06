/** A new random GUID (version 4). */
export const newId = (): string => crypto.randomUUID();
