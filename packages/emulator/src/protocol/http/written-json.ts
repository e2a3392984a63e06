const encoder = new TextEncoder();

/** Value as JSON in UTF-8, written once for several responses. */
export class WrittenJson {
  readonly bytes: Uint8Array<ArrayBuffer>;

  constructor(value: object) {
    this.bytes = encoder.encode(JSON.stringify(value));
  }

  /** Returns the value, for `JSON.stringify`. */
  toJSON(): unknown {
    return JSON.parse(new TextDecoder().decode(this.bytes));
  }
}

const isWritten = (value: unknown): value is readonly WrittenJson[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => item instanceof WrittenJson);

/** Writes an object as JSON. Copies the lists of values in it that are already written. */
export function writeJson(value: object): string | Uint8Array<ArrayBuffer> {
  if (!Object.values(value).some(isWritten)) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return concatenate(
    fields.flatMap(([name, field]: [string, unknown], index) => {
      const start = `${index === 0 ? '{' : ','}${JSON.stringify(name)}:`;
      const end = index === fields.length - 1 ? '}' : '';
      if (!isWritten(field)) return encoder.encode(`${start}${JSON.stringify(field)}${end}`);
      const items = field.flatMap(({ bytes }, position) => (position === 0 ? [bytes] : [COMMA, bytes]));
      return [encoder.encode(`${start}[`), ...items, encoder.encode(`]${end}`)];
    }),
  );
}

const COMMA = encoder.encode(',');

function concatenate(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((size, { length }) => size + length, 0));
  let position = 0;
  for (const part of parts) {
    all.set(part, position);
    position += part.length;
  }
  return all;
}
