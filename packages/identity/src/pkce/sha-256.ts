/** The first 32 bits of a number's fraction. */
const fraction = (value: number): number => (value * 2 ** 32) | 0;

const rotate = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** The constants of SHA-256: of the cube roots and the square roots of the first 64 primes. */
function constants(): [rounds: number[], start: number[]] {
  const [rounds, start]: [number[], number[]] = [[], []];
  for (let candidate = 2; rounds.length < 64; candidate++) {
    let divisor = 2;
    while (candidate % divisor) divisor++;
    if (divisor < candidate) continue;
    rounds.push(fraction(Math.cbrt(candidate)));
    start.push(fraction(Math.sqrt(candidate)));
  }
  return [rounds, start.slice(0, 8)];
}

/**
 * SHA-256 of ASCII text, at once: `crypto.subtle` answers later, and is missing on pages without https and in React Native.
 *
 * @returns The bytes, as characters.
 * @see FIPS 180-4, section 6.2
 */
export function sha256(text: string): string {
  const [rounds, hash] = constants();
  const words: number[] = Array<number>(((text.length + 72) >> 6) * 16).fill(0);
  [...text, '\x80'].forEach((character, index) => {
    words[index >> 2]! |= character.charCodeAt(0) << (24 - 8 * (index % 4));
  });
  words[words.length - 1] = text.length * 8;

  for (let block = 0; block < words.length; block += 16) {
    const schedule = words.slice(block, block + 16);
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
    rounds.forEach((constant, round) => {
      const [x, y] = [schedule[round - 15] ?? 0, schedule[round - 2] ?? 0];
      const word = (schedule[round] ??=
        (schedule[round - 16]! +
          (rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3)) +
          schedule[round - 7]! +
          (rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10))) |
        0);
      const first = h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + constant + word;
      const second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
    });
    [a, b, c, d, e, f, g, h].forEach((word, index) => (hash[index] = (hash[index]! + word) | 0));
  }
  return String.fromCharCode(...hash.flatMap((word) => [24, 16, 8, 0].map((bits) => (word >>> bits) & 255)));
}
