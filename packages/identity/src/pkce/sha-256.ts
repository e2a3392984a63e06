/** First 32 bits of the fractional part of a number. */
const fraction = (value: number): number => (value * 2 ** 32) | 0;

/** XOR of a word rotated right by each count. */
const rotateXor = (word: number, ...counts: number[]): number =>
  counts.reduce((mixed, count) => mixed ^ ((word >>> count) | (word << (32 - count))), 0);

/** The first 64 primes. The constants of SHA-256 are their square and cube roots. */
function primes(): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < 64; candidate++) {
    if (found.every((prime) => candidate % prime)) found.push(candidate);
  }
  return found;
}

/**
 * Synchronous SHA-256 of an ASCII string. `crypto.subtle` is asynchronous, and missing on http pages and in React Native.
 *
 * @param text - ASCII string.
 * @returns The digest, one character per byte.
 * @see https://csrc.nist.gov/pubs/fips/180-4/upd1/final FIPS 180-4, section 6.2
 */
export function sha256(text: string): string {
  const constants = primes();
  const words = Array<number>(((text.length + 72) >> 6) * 16).fill(0);
  [...text, '\x80'].forEach((character, index) => {
    // The count of a shift is taken modulo 32.
    words[index >> 2]! |= character.charCodeAt(0) << (24 - 8 * index);
  });
  words[words.length - 1] = text.length * 8;

  let hash = constants.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
  while (words.length) {
    const schedule = words.splice(0, 16);
    const roundState = constants.reduce((state, prime, round) => {
      const [a, b, c, , e, f, g, h] = state as [number, number, number, number, number, number, number, number];
      const x = schedule[round - 15]!;
      const y = schedule[round - 2]!;
      schedule[round] ??=
        (schedule[round - 16]! +
          schedule[round - 7]! +
          (rotateXor(x, 7, 18) ^ (x >>> 3)) +
          (rotateXor(y, 17, 19) ^ (y >>> 10))) |
        0;
      const first = h + rotateXor(e, 6, 11, 25) + ((e & f) ^ (~e & g)) + fraction(Math.cbrt(prime)) + schedule[round];
      const second = rotateXor(a, 2, 13, 22) + ((a & b) ^ (a & c) ^ (b & c));
      const next = [(first + second) | 0, ...state];
      next[4] = (next[4]! + first) | 0;
      return next;
    }, hash);
    hash = hash.map((word, index) => (word + roundState[index]!) | 0);
  }
  return String.fromCharCode(...hash.flatMap((word) => [24, 16, 8, 0].map((bits) => (word >>> bits) & 255)));
}
