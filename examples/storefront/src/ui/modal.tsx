import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { LiveRegion } from '../lib/announcer.js';

interface ModalProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose'> {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Modal dialog. Escape, the back gesture and a press beside it close it. The browser keeps the focus inside, and returns
 * it to the previous element. The content is rendered until the closing animation ends.
 */
export function Modal({ isOpen, onClose, children, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isRendered, setIsRendered] = useState(isOpen);
  if (isOpen && !isRendered) setIsRendered(true);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isOpen) {
      // Strict mode runs the effect twice, and an open dialog cannot be opened.
      if (!element.open) element.showModal();
      return;
    }
    element.close();
    let isCurrent = true;
    void Promise.allSettled(element.getAnimations().map(({ finished }) => finished)).then(() => {
      if (isCurrent) setIsRendered(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [isOpen]);

  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- Escape does the same for keyboards.
    <dialog
      {...rest}
      ref={dialog}
      // The event of an earlier closing can arrive after the dialog is open again.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      onMouseDown={(event) => {
        // A press on the backdrop. Its default action would move the focus again.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      {isRendered && (
        <>
          {children}
          <LiveRegion />
        </>
      )}
    </dialog>
  );
}
