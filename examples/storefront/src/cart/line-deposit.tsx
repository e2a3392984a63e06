interface LineDepositProps {
  line: { quantity?: number; depositAmount?: { formattedAmount?: string } };
}

/** What of a line is paid with the order, where the rest is paid later. */
export function LineDeposit({ line: { depositAmount, quantity = 1 } }: LineDepositProps) {
  if (!depositAmount?.formattedAmount) return null;
  return (
    <p className="text-sm text-ink-soft">
      Deposit: {depositAmount.formattedAmount}
      {quantity > 1 && ' each'}
    </p>
  );
}
