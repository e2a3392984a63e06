import { fileCodec } from './file-codec.js';

/**
 * Codec of documents: `{ id, filename }` in responses, a reference `wix:document://v1/{id}/{name}` or an external URL
 * in the SDK. `encode` throws a validation error for other strings.
 *
 * @example
 * ```ts
 * import { document } from '@cartwright/core';
 *
 * export const value = document.decode({ id: 'd1.pdf', filename: 'menu.pdf' }); // wix:document://v1/d1.pdf/menu.pdf
 * ```
 */
export const document = /* @__PURE__ */ fileCodec('document');
