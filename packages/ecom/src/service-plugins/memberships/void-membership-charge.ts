/** A charge to be taken back. */
export interface VoidMembershipChargeRequest {
  /** The transaction's id. */
  transactionId: string;
}

/** Nothing. */
export type VoidMembershipChargeResponse = Record<string, never>;
