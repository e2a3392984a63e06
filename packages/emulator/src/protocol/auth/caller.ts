/** Who sends a request. */
export interface Caller {
  /** `anonymous`: no token, on public routes only. `apiKey`: the merchant, or an app that acts for it. */
  readonly kind: 'visitor' | 'member' | 'apiKey' | 'anonymous';
  /** The visitor's id, the member's id, the app's id, `'merchant'` or `'anonymous'`. */
  readonly id: string;
  /** The visitor: of a visitor's token, or the one a member was before signing in. */
  readonly visitorId?: string;
  /** The member, of a member's token. */
  readonly memberId?: string;
  /** The session that the token belongs to. */
  readonly sessionId?: string;
}

/** The merchant, where nobody sends a request: by the control plane, or as time passes. */
export const owner: Caller = { kind: 'apiKey', id: 'merchant' };
