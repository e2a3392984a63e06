/** A charge that may be taken back. */
export interface GetMembershipVoidabilityRequest {
  /** The transaction's id. */
  transactionId: string;
}

/** Whether it can be. */
export interface GetMembershipVoidabilityResponse {
  /** Whether it can be taken back. */
  voidable?: boolean;
  /** Why. */
  reason?: string | null;
}
