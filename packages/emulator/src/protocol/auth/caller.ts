/** Caller of a request. */
export interface Caller {
  /**
   * Identity of the caller. `anonymous`: no token, on public routes only. `apiKey`: the merchant, or an app that acts
   * for the merchant.
   */
  readonly kind: 'visitor' | 'member' | 'apiKey' | 'anonymous';
  /** Visitor ID, member ID, app ID, `'merchant'` or `'anonymous'`. */
  readonly id: string;
  /** Visitor ID: of a visitor, or the one a member had before sign-in. */
  readonly visitorId?: string;
  /** Member ID, for members. */
  readonly memberId?: string;
  /** Session ID of the access token. */
  readonly sessionId?: string;
}

/** The merchant, as the caller of scheduled work and of the control API. */
export const merchantCaller: Caller = { kind: 'apiKey', id: 'merchant' };
