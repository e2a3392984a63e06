import type { ReactNode } from 'react';
import { classNames } from './class-names.js';
import { Icon } from './icon.js';

const tones = {
  bad: { icon: 'alert', style: 'border-bad text-bad' },
  good: { icon: 'done', style: 'border-good text-good' },
  plain: { icon: 'info', style: 'border-edge text-ink' },
};

interface NoticeProps {
  tone?: keyof typeof tones;
  className?: string;
  children: ReactNode;
}

/** Inline notice. Notices with the tone `bad` are announced immediately. */
export function Notice({ tone = 'plain', className, children }: NoticeProps) {
  const { icon, style } = tones[tone];
  return (
    <div
      role={tone === 'bad' ? 'alert' : undefined}
      className={classNames('flex gap-3 rounded-xl border bg-raised p-4 text-sm', style, className)}
    >
      <Icon name={icon} className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 grow">{children}</div>
    </div>
  );
}
