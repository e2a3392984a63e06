/** Source of the current time. */
export interface Clock {
  /** Returns the current time. */
  now(): Date;
}

/** Setting of a controlled clock. */
export interface ClockSetting {
  /** Offset from real time, in milliseconds. */
  readonly offset: number;
  /** Time at which the clock is frozen, in milliseconds since 1970. Absent while it runs. */
  readonly frozenAt?: number;
}

/** Clock that can be frozen, advanced and reset to real time. */
export class ControlledClock implements Clock {
  #setting: ClockSetting = { offset: 0 };
  readonly #realNow: () => Date;
  readonly #onChange: () => void;

  /**
   * Creates a clock that shows the real time.
   *
   * @param realNow - Returns the real time.
   * @param onChange - Called when the clock is frozen, advanced or set.
   */
  constructor(realNow: () => Date = () => new Date(), onChange: () => void = () => undefined) {
    this.#realNow = realNow;
    this.#onChange = onChange;
  }

  /** Returns the time that the clock shows. */
  now(): Date {
    const { frozenAt, offset } = this.#setting;
    return new Date(frozenAt ?? this.#realNow().getTime() + offset);
  }

  /** Freezes the clock at the given time, or at the time that it shows. */
  freeze(at: Date = this.now()): void {
    if (Number.isNaN(at.getTime())) throw new RangeError('Pass a valid date to freeze the clock at.');
    this.setting = { ...this.#setting, frozenAt: at.getTime() };
  }

  /** Advances the clock by a number of milliseconds, frozen or running. */
  advance(milliseconds: number): void {
    if (!Number.isFinite(milliseconds))
      throw new RangeError('Pass a finite number of milliseconds to advance the clock by.');
    const { frozenAt, offset } = this.#setting;
    this.setting =
      frozenAt === undefined ? { offset: offset + milliseconds } : { offset, frozenAt: frozenAt + milliseconds };
  }

  /** Resets the clock to real time. */
  reset(): void {
    this.setting = { offset: 0 };
  }

  /** State of the clock, as JSON values. */
  state(): { now: string; frozen: boolean } {
    return { now: this.now().toISOString(), frozen: this.#setting.frozenAt !== undefined };
  }

  /** Setting of the clock, which can be assigned later to restore it. */
  get setting(): ClockSetting {
    return this.#setting;
  }

  set setting(setting: ClockSetting) {
    this.#setting = setting;
    this.#onChange();
  }
}
