/** Tells the time. */
export interface Clock {
  /** The time now. */
  now(): Date;
}

/** Where a clock stands: so many milliseconds off real time, or frozen at an instant (milliseconds since 1970). */
export interface ClockSetting {
  readonly offset: number;
  readonly frozenAt?: number;
}

/** A clock that can be frozen, advanced and set back to real time. */
export class ControlledClock implements Clock {
  #setting: ClockSetting = { offset: 0 };
  readonly #realNow: () => Date;
  readonly #onChange: () => void;

  /**
   * Makes a clock that shows the real time.
   *
   * @param realNow the real time; replaceable for tests
   * @param onChange told whenever the clock was frozen, moved or set
   */
  constructor(realNow: () => Date = () => new Date(), onChange: () => void = () => undefined) {
    this.#realNow = realNow;
    this.#onChange = onChange;
  }

  now(): Date {
    const { frozenAt, offset } = this.#setting;
    return new Date(frozenAt ?? this.#realNow().getTime() + offset);
  }

  /** Stops the clock at the given time, or where it stands. */
  freeze(at: Date = this.now()): void {
    if (Number.isNaN(at.getTime())) throw new RangeError('The clock cannot be frozen at an invalid date.');
    this.setting = { ...this.#setting, frozenAt: at.getTime() };
  }

  /** Moves the clock by so many milliseconds, frozen or not. */
  advance(milliseconds: number): void {
    if (!Number.isFinite(milliseconds)) throw new RangeError('The clock advances by a finite number of milliseconds.');
    const { frozenAt, offset } = this.#setting;
    this.setting =
      frozenAt === undefined ? { offset: offset + milliseconds } : { offset, frozenAt: frozenAt + milliseconds };
  }

  /** Goes back to real time. */
  reset(): void {
    this.setting = { offset: 0 };
  }

  /** What the clock shows, as JSON. */
  state(): { now: string; frozen: boolean } {
    return { now: this.now().toISOString(), frozen: this.#setting.frozenAt !== undefined };
  }

  /** Where the clock stands, to be put back later. */
  get setting(): ClockSetting {
    return this.#setting;
  }

  set setting(setting: ClockSetting) {
    this.#setting = setting;
    this.#onChange();
  }
}
