import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { QuickSearch } from './quick-search.js';

interface SearchDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Search dialog below the header. */
export const SearchDialog = ({ isOpen, onOpenChange }: SearchDialogProps) => (
  <ModalOverlay
    isOpen={isOpen}
    onOpenChange={onOpenChange}
    isDismissable
    className="fixed inset-0 z-50 bg-[oklch(0.15_0.04_345/0.5)] transition-opacity duration-200 data-entering:opacity-0 data-exiting:opacity-0"
  >
    <Modal className="max-h-full overflow-y-auto bg-paper shadow-2xl transition-transform duration-300 ease-out data-entering:-translate-y-8 data-exiting:-translate-y-8">
      <Dialog aria-label="Search" className="outline-none">
        <QuickSearch onClose={() => onOpenChange(false)} />
      </Dialog>
    </Modal>
  </ModalOverlay>
);
