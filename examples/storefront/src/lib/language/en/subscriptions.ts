/** Texts of the member's subscriptions. */
export const subscriptions = {
  title: 'Your subscriptions',
  states: { running: 'Running', complete: 'All payments made', canceled: 'Order canceled', ended: 'Ended' },
  next: (day: string) => `Next payment around ${day}`,
  state: 'Status',
  nextPayment: 'Next payment',
  plan: 'Plan',
  product: 'What you get',
  orders: 'Orders of this subscription',
  back: 'Back to your account',
  change: 'To pause, change or end a subscription, [write to us]: we do it for you.',
};
