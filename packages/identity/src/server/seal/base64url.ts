/** Encodes bytes as base64url without padding. */
export const toBase64url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Decodes base64url. `undefined` for invalid or non-canonical input. */
export function fromBase64url(encoded: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(encoded) || encoded.length % 4 === 1) return undefined;
  const bytes = Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );
  return toBase64url(bytes) === encoded ? bytes : undefined;
}
