import type { BodyReader } from './body-reader.js';

/**
 * Creates the body reader of a client in a page. It has no limit: the memory of a page belongs to one user, and a text
 * could only be rejected after it was read. Bundlers for browsers use this file instead of `read-body.ts`.
 */
export const createBodyReader = (): BodyReader => (response) => response.text();
