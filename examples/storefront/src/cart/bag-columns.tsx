import type { ReactNode } from 'react';

interface BagColumnsProps {
  lines: ReactNode;
  /** Codes, shipping estimate, totals and the checkout button. */
  children: ReactNode;
}

/** The bag's page: the line items, and on wide screens the order beside them. */
export const BagColumns = ({ lines, children }: BagColumnsProps) => (
  <div className="grid items-start gap-x-12 lg:grid-cols-[3fr_2fr]">
    <div className="border-y border-line lg:border-b-0">{lines}</div>
    <div className="lg:sticky lg:top-24 lg:rounded-3xl lg:bg-tint lg:px-8 lg:pt-4 lg:pb-2">{children}</div>
  </div>
);

interface BagExtrasProps {
  coupon: ReactNode;
  giftCard: ReactNode;
  /** Absent without goods to deliver. */
  shipping: ReactNode;
}

/** Codes and the shipping estimate of the bag. */
export const BagExtras = ({ coupon, giftCard, shipping }: BagExtrasProps) => (
  <div className="divide-y divide-line">
    <div className="py-4">{coupon}</div>
    <div className="py-4">{giftCard}</div>
    {shipping && <div className="py-4">{shipping}</div>}
  </div>
);
