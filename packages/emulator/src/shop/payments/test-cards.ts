/** Status of a payment with a test card. */
export type CardOutcome = 'APPROVED' | 'AUTHORIZED' | 'PENDING' | 'DECLINED';

/** Test card. Its ID serves as payment form token and as payment intent. */
export interface TestCard {
  readonly id: string;
  readonly number: string;
  readonly hint: string;
  readonly outcome: CardOutcome;
  /** Whether the bank declines each charge after the first one. */
  readonly isDeclinedLater?: true;
}

const card = (number: string, id: string, outcome: CardOutcome, hint: string): TestCard => ({
  id,
  number,
  outcome,
  hint,
});

/** Test cards: approved, declined, authorized and captured later, pending, and declined after the first charge. */
export const testCards: readonly TestCard[] = [
  card('4242 4242 4242 4242', 'card-approved', 'APPROVED', 'Test card, approved at once'),
  card('4000 0000 0000 0002', 'card-declined', 'DECLINED', 'Test card, always declined'),
  card('4000 0000 0000 3220', 'card-authorized', 'AUTHORIZED', 'Test card, authorized now and charged later'),
  card('4000 0000 0000 7726', 'card-pending', 'PENDING', 'Test card, pending until the bank has decided'),
  {
    ...card('4000 0000 0000 0341', 'card-expiring', 'APPROVED', 'Test card, approved once and then declined'),
    isDeclinedLater: true,
  },
];

/** Finds a test card by ID. */
export const findCard = (id: unknown): TestCard | undefined => testCards.find((one) => one.id === id);

/** Whether the card with these last digits is declined after its first charge. */
export const isDeclinedLater = (digits: string): boolean =>
  testCards.some((card) => card.isDeclinedLater === true && lastFourDigits(card) === digits);

/** Last four digits of a card number. */
export const lastFourDigits = ({ number }: TestCard): string => number.slice(-4);
