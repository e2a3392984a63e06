/** Texts of subscription plans. */
export const plans = {
  every: {
    DAY: (count: number) => (count === 1 ? 'Every day' : `Every ${count} days`),
    WEEK: (count: number) => (count === 1 ? 'Every week' : `Every ${count} weeks`),
    MONTH: (count: number) => (count === 1 ? 'Every month' : `Every ${count} months`),
    YEAR: (count: number) => (count === 1 ? 'Every year' : `Every ${count} years`),
  },
  payments: (count: number) => `${count} payments`,
};
