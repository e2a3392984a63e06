/** What becomes of a payment with a card. */
export type CardOutcome = 'APPROVED' | 'AUTHORIZED' | 'PENDING' | 'DECLINED';

/** A test card: nothing is charged. Its id stands for it where an application has a token of a payment form, or a payment intent. */
export interface TestCard {
  readonly id: string;
  readonly number: string;
  readonly hint: string;
  readonly outcome: CardOutcome;
}

const card = (number: string, id: string, outcome: CardOutcome, hint: string): TestCard => ({
  ...{ id, number, outcome, hint },
});

/** A good card, one that is declined, one that is charged later, and one whose bank takes its time. */
export const testCards: readonly TestCard[] = [
  card('4242 4242 4242 4242', 'card-approved', 'APPROVED', 'Test card, approved at once'),
  card('4000 0000 0000 0002', 'card-declined', 'DECLINED', 'Test card, always declined'),
  card('4000 0000 0000 3220', 'card-authorized', 'AUTHORIZED', 'Test card, authorized now and charged later'),
  card('4000 0000 0000 7726', 'card-pending', 'PENDING', 'Test card, pending until the bank has decided'),
];

/** The card with this id. */
export const findCard = (id: unknown): TestCard | undefined => testCards.find((one) => one.id === id);

/** What orders know of a card's number. */
export const lastFourDigits = ({ number }: TestCard): string => number.slice(-4);
