/** Charge to void. */
export interface VoidMembershipChargeRequest {
  /** Transaction id. */
  transactionId: string;
}

/** Empty response. */
export type VoidMembershipChargeResponse = Record<string, never>;
