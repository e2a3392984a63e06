/** Who sends a request. */
export interface Caller {
  /** `anonymous`: no token, on public routes only. `apiKey`: the merchant. */
  readonly kind: 'visitor' | 'member' | 'apiKey' | 'anonymous';
  /** The visitor's id, the member's id, `'merchant'` or `'anonymous'`. */
  readonly id: string;
  /** The visitor: of a visitor's token, or the one a member was before signing in. */
  readonly visitorId?: string;
  /** The member, of a member's token. */
  readonly memberId?: string;
}
