/** Charge to void. */
export interface VoidMembershipChargeRequest {
  /** Transaction ID. */
  transactionId: string;
}

/** Empty response. */
export type VoidMembershipChargeResponse = Record<string, never>;
