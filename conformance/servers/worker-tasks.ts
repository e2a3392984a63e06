/** User of the shop. */
export interface User {
  /** Session ID, as in the user's cookie. */
  readonly id: string;
  /** ID of the user's cart. Another session has another cart. */
  readonly cartId: string;
}

/** Number of calls by outcome. */
export type Tally = Record<string, number>;

/** Tasks of a server process. */
export interface WorkerTasks {
  /** Creates visitors with a cart. */
  createUsers(count: number): Promise<User[]>;
  /** Serves one request of each user, `concurrency` at a time. `changes` is the share that changes the cart. */
  visit(users: readonly User[], concurrency: number, changes: number): Promise<Tally>;
  /** Receives a delivery of an event. Returns the status of the response. */
  deliver(token: string): Promise<number>;
  /** IDs of the events that the handlers completed. */
  handled(): Promise<string[]>;
  /** Calls the platform as often as the limit allows. */
  call(load: { perMinute: number; period?: number; milliseconds: number }): Promise<void>;
  /** Calls the platform as an app, with as many clients at once. */
  callAsApp(count: number): Promise<Tally>;
}
