const mix = (text: string, seed: number): number => {
  let hash = seed;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    hash = (hash << 13) | (hash >>> 19);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** Derives a GUID from strings, the same on every machine. Not for secrets. */
export function derivedId(...texts: readonly string[]): string {
  const text = texts.join('\u0000');
  const hex = [0x811c9dc5, 0x1b873593, 0xcc9e2d51, 0x27d4eb2f]
    .map((seed) => mix(text, seed).toString(16).padStart(8, '0'))
    .join('');
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4] ?? '8';
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
