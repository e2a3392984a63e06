/** Counts writes: confirmed ones, and possible ones without a response. */
export class WriteCounter {
  #confirmed = 0;
  #uncertain = 0;

  /** Number of confirmed writes. */
  get confirmed(): number {
    return this.#confirmed;
  }

  /** Sends a request for a number of writes. If it rejects, the outcome is unknown. */
  async send<T>(times: number, send: () => Promise<T>): Promise<T> {
    this.#uncertain += times;
    const response = await send();
    this.#uncertain -= times;
    this.#confirmed += times;
    return response;
  }

  /** Takes what is there for what was done, and says when that cannot be. */
  check(label: string, there: number): string[] {
    const most = this.#confirmed + this.#uncertain;
    const wrong = there < this.#confirmed ? 'lost' : there > most ? 'done twice' : undefined;
    const expected = `${label} ${wrong}: ${there}, where ${this.#confirmed} to ${most} were asked for`;
    this.#confirmed = there;
    this.#uncertain = 0;
    return wrong ? [expected] : [];
  }
}
