import { fileCodec } from './file-codec.js';

/**
 * A wire document, `{ id, filename }`, and its reference, `wix:document://v1/{id}/{name}`, or the URL of a document
 * from elsewhere. `encode` throws a validation error for a text that is neither.
 */
export const document = /* @__PURE__ */ fileCodec('document');
