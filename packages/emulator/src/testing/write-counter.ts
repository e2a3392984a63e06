/** Counts what was done: for certain, and perhaps besides, where no answer came. */
export class WriteCounter {
  #confirmed = 0;
  #uncertain = 0;

  /** How often it was done for certain. */
  get confirmed(): number {
    return this.#confirmed;
  }

  /** Sends what does it so many times. When that rejects, nobody knows whether it was done. */
  async send<T>(times: number, send: () => Promise<T>): Promise<T> {
    this.#uncertain += times;
    const answer = await send();
    this.#uncertain -= times;
    this.#confirmed += times;
    return answer;
  }

  /** Takes what is there for what was done, and says when that cannot be. */
  check(what: string, there: number): string[] {
    const most = this.#confirmed + this.#uncertain;
    const wrong = there < this.#confirmed ? 'lost' : there > most ? 'done twice' : undefined;
    const said = `${what} ${wrong}: ${there}, where ${this.#confirmed} to ${most} were asked for`;
    this.#confirmed = there;
    this.#uncertain = 0;
    return wrong ? [said] : [];
  }
}
