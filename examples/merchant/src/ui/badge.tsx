import type { ReactNode } from 'react';
import { classNames } from '../../../storefront/src/ui/class-names.js';

const tones = {
  good: 'border-good text-good',
  warn: 'border-warn text-warn',
  bad: 'border-bad text-bad',
  plain: 'border-line text-ink-soft',
};

export type BadgeTone = keyof typeof tones;

/** Short status. */
export const Badge = ({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) => (
  <span
    className={classNames(
      'inline-block rounded-full border px-2.5 py-0.5 text-xs font-medium whitespace-nowrap',
      tones[tone],
    )}
  >
    {children}
  </span>
);
