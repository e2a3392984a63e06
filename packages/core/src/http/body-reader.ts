import type { CallInfo } from './transport-error.js';

/** Body of a response that is being read. */
export interface Body {
  /** Reads the body to its end. */
  text(): Promise<string>;
  /** Releases the memory of a body that is not read to its end. Absent if the response holds all of it. */
  release?(): void;
}

/** Opens the body of a response. */
export type BodyReader = (response: Response, info: CallInfo) => Body;
