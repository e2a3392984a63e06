import { type ReactNode, useId } from 'react';
import { useTexts } from '../lib/language/use-texts.js';
import { classNames } from './class-names.js';
import { IconButton } from './icon-button.js';
import { Modal } from './modal.js';
import { Icon } from './icon.js';

interface DrawerProps {
  title: ReactNode;
  side: 'left' | 'right';
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Modal dialog that slides in from the side. */
export function Drawer({ title, side, isOpen, onClose, children }: DrawerProps) {
  const titleId = useId();
  const { close } = useTexts('ui');
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      aria-labelledby={titleId}
      className={classNames(
        'fixed inset-y-0 h-full max-h-none w-full max-w-md flex-col bg-paper text-ink shadow-2xl open:flex open:translate-x-0',
        side === 'right' && 'right-0 left-auto translate-x-full starting:open:translate-x-full',
        side === 'left' && 'right-auto left-0 -translate-x-full starting:open:-translate-x-full',
      )}
    >
      <div className="flex items-center justify-between border-b border-line py-3 pr-3 pl-6">
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        <IconButton label={close} onClick={onClose}>
          <Icon name="cross" className="size-5" />
        </IconButton>
      </div>
      {children}
    </Modal>
  );
}
