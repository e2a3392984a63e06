import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { classNames } from './class-names.js';
import { IconButton } from './icon-button.js';

interface DrawerProps {
  title: ReactNode;
  side: 'left' | 'right';
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Dialog that slides in from the side. It traps the focus and restores it when it closes. */
export function Drawer({ title, side, isOpen, onOpenChange, children }: DrawerProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      className="fixed inset-0 z-50 bg-[oklch(0.15_0.04_345/0.5)] transition-opacity duration-300 data-entering:opacity-0 data-exiting:opacity-0"
    >
      <Modal
        className={classNames(
          'fixed inset-y-0 flex w-full max-w-md flex-col bg-paper shadow-2xl transition-transform duration-300 ease-out',
          side === 'right' && 'right-0 data-entering:translate-x-full data-exiting:translate-x-full',
          side === 'left' && 'left-0 data-entering:-translate-x-full data-exiting:-translate-x-full',
        )}
      >
        <Dialog className="flex h-full min-h-0 flex-col outline-none">
          <div className="flex items-center justify-between border-b border-line py-3 pr-3 pl-6">
            <Heading slot="title" level={2} className="text-xl">
              {title}
            </Heading>
            <IconButton label="Close" onPress={() => onOpenChange(false)}>
              <X aria-hidden className="size-5" />
            </IconButton>
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
