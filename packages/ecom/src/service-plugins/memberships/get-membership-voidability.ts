/** Charge that may be voided. */
export interface GetMembershipVoidabilityRequest {
  /** Transaction ID. */
  transactionId: string;
}

/** Whether a charge can be voided. */
export interface GetMembershipVoidabilityResponse {
  /** Whether the charge can be voided. */
  voidable?: boolean;
  /** Reason why it cannot be voided. */
  reason?: string | null;
}
