/** Counts what was done: for certain, and perhaps besides, where no answer came. */
export class Tally {
  #done = 0;
  #open = 0;

  /** How often it was done for certain. */
  get done(): number {
    return this.#done;
  }

  /** Sends what does it so many times. When that rejects, nobody knows whether it was done. */
  async count<T>(times: number, send: () => Promise<T>): Promise<T> {
    this.#open += times;
    const answer = await send();
    this.#open -= times;
    this.#done += times;
    return answer;
  }

  /** Takes what is there for what was done, and says when that cannot be. */
  settle(what: string, there: number): string[] {
    const most = this.#done + this.#open;
    const wrong = there < this.#done ? 'lost' : there > most ? 'done twice' : undefined;
    const said = `${what} ${wrong}: ${there}, where ${this.#done} to ${most} were asked for`;
    this.#done = there;
    this.#open = 0;
    return wrong ? [said] : [];
  }
}
