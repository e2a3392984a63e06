import { fileCodec } from './file-codec.js';

/**
 * Codec of audio files: `{ id, filename, duration }` in responses, a reference
 * `wix:audio://v1/{id}/{name}#duration={seconds}` or an external URL in the SDK. `encode` throws a validation error for
 * other strings.
 *
 * @example
 * ```ts
 * import { audio } from '@cartwright/core';
 *
 * export const value = audio.decode({ id: 'a1.mp3', filename: 'rain.mp3', duration: 12 }); // wix:audio://v1/a1.mp3/rain.mp3#duration=12
 * ```
 */
export const audio = /* @__PURE__ */ fileCodec('audio', {
  details: ({ duration }) => ({ duration: typeof duration === 'number' ? duration : 0 }),
});
