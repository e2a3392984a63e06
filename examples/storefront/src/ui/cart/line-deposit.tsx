import { useTexts } from '../../lib/language/use-texts.js';

interface LineDepositProps {
  line: { quantity?: number; depositAmount?: { formattedAmount?: string } };
}

/** Deposit of a line item. */
export function LineDeposit({ line: { depositAmount, quantity = 1 } }: LineDepositProps) {
  const { deposit, depositEach } = useTexts('cart');
  if (!depositAmount?.formattedAmount) return null;
  return (
    <p className="text-sm text-ink-soft">{(quantity > 1 ? depositEach : deposit)(depositAmount.formattedAmount)}</p>
  );
}
