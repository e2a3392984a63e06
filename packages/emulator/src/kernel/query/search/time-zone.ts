import { queryError } from '../query-error.js';

/** Time zone of a search: an IANA name or a UTC offset. */
export interface TimeZone {
  /** Offset from UTC at an instant, in milliseconds. */
  offsetAt(instant: number): number;
  /** Adds the offset to a date without one. Other values are returned as they are. */
  readonly toInstant: (value: unknown) => unknown;
}

const minute = 60_000;
const day = 86_400_000;

/** Converts an offset to its ISO 8601 form, such as `+02:00`, and `Z` for UTC. */
export function formatOffset(offset: number): string {
  if (offset === 0) return 'Z';
  const minutes = Math.abs(offset) / minute;
  const digits = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${digits(minutes / 60)}:${digits(minutes % 60)}`;
}

const fixedOffset = (text: string): number | undefined => {
  const match = /^([+-])(\d{2}):?(\d{2})$/.exec(text);
  if (!match) return text === 'Z' ? 0 : undefined;
  const [, sign, hours, minutes] = match;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * minute;
};

/** Offsets of a zone. Computed once per day, except on days of a clock change. */
function getOffsets(format: Intl.DateTimeFormat): TimeZone['offsetAt'] {
  const compute = (instant: number): number => {
    const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    return fixedOffset(name.replace('GMT', '') || 'Z') ?? 0;
  };
  const starts = new Map<number, number>();
  const getStart = (date: number): number => {
    const offset = starts.get(date) ?? compute(date * day);
    starts.set(date, offset);
    return offset;
  };
  return (instant) => {
    const date = Math.floor(instant / day);
    const offset = getStart(date);
    return offset === getStart(date + 1) ? offset : compute(instant);
  };
}

/**
 * Reads the time zone of a search. Defaults to UTC.
 *
 * @throws {ValidationError} for an unknown time zone
 */
export function readTimeZone(name: unknown, path: string): TimeZone {
  const invalid = () => queryError(path, 'must be a UTC offset or an IANA time zone', 'FORMAT');
  if (name !== undefined && name !== null && typeof name !== 'string') throw invalid();
  const zone = getZone(name ?? '', invalid);
  return {
    offsetAt: zone,
    toInstant(value) {
      if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}(T[\d:.]+)?$/.test(value)) return value;
      const local = Date.parse(`${value.includes('T') ? value : `${value}T00:00:00`}Z`);
      if (Number.isNaN(local)) return value;
      return new Date(getInstant(local, zone)).toISOString();
    },
  };
}

/** Converts a local time, given as if it were UTC, to its instant. */
export function getInstant(local: number, offsetAt: TimeZone['offsetAt']): number {
  const guess = local - offsetAt(local);
  return local - offsetAt(guess);
}

function getZone(name: string, invalid: () => Error): TimeZone['offsetAt'] {
  const offset = name === '' ? 0 : fixedOffset(name);
  if (offset !== undefined) return () => offset;
  try {
    return getOffsets(new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' }));
  } catch {
    throw invalid();
  }
}
