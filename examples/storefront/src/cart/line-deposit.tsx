interface LineDepositProps {
  line: { quantity?: number; depositAmount?: { formattedAmount?: string } };
}

/** Deposit of a line item. */
export function LineDeposit({ line: { depositAmount, quantity = 1 } }: LineDepositProps) {
  if (!depositAmount?.formattedAmount) return null;
  return (
    <p className="text-sm text-ink-soft">
      Deposit: {depositAmount.formattedAmount}
      {quantity > 1 && ' each'}
    </p>
  );
}
