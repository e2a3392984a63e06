import { fileCodec } from './file-codec.js';

/**
 * A wire document, `{ id, filename }`, and its reference, `wix:document://v1/{id}/{name}`, or the URL of a document
 * from elsewhere. `encode` throws a validation error for a text that is neither.
 *
 * @example
 * ```ts
 * import { document } from '@cartwright/core';
 *
 * export const value = document.decode({ id: 'd1.pdf', filename: 'menu.pdf' }); // wix:document://v1/d1.pdf/menu.pdf
 * ```
 */
export const document = /* @__PURE__ */ fileCodec('document');
