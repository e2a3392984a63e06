/** The sheet a picture is drawn on: its definitions, and its chance, which is the same for the same key. */
export class Sheet {
  readonly #definitions: string[] = [];
  readonly #shapes = new Map<string, string>();
  #state: number;

  constructor(key: string) {
    this.#state = [...key].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5);
  }

  /** A number from `from` up to `to`. */
  random(from = 0, to = 1): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return from + (((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * (to - from);
  }

  /** Defines a shape by its path, once, and returns its name for `<use>`. */
  shape(path: string): string {
    const known = this.#shapes.get(path);
    if (known !== undefined) return known;
    const name = `p${this.#shapes.size}`;
    this.#shapes.set(path, name);
    this.#definitions.push(`<path id="${name}" d="${path}"/>`);
    return name;
  }

  /** Defines a clip by its path and returns its name. */
  clip(path: string): string {
    const name = `c${this.#definitions.length}`;
    this.#definitions.push(`<clipPath id="${name}"><use href="#${this.shape(path)}"/></clipPath>`);
    return name;
  }

  /** All definitions so far. */
  get definitions(): string {
    return this.#definitions.join('');
  }
}
