import { fileCodec } from './file-codec.js';

/**
 * A wire audio file, `{ id, filename, duration }`, and its reference, `wix:audio://v1/{id}/{name}#duration={seconds}`,
 * or the URL of a file from elsewhere. `encode` throws a validation error for a text that is neither.
 */
export const audio = /* @__PURE__ */ fileCodec('audio', {
  details: ({ duration }) => ({ duration: typeof duration === 'number' ? duration : 0 }),
});
