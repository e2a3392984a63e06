import { useTexts } from '../lib/language/use-texts.js';
import { Modal } from '../ui/modal.js';
import { QuickSearch } from './quick-search.js';

interface SearchDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Search dialog at the top of the page. */
export const SearchDialog = ({ isOpen, onClose }: SearchDialogProps) => (
  <Modal
    isOpen={isOpen}
    onClose={onClose}
    aria-label={useTexts('search').title}
    className="fixed inset-x-0 top-0 max-h-full w-full max-w-none -translate-y-full flex-col bg-paper text-ink shadow-2xl open:flex open:translate-y-0 starting:open:-translate-y-full"
  >
    <div className="min-h-0 overflow-y-auto">
      <QuickSearch onClose={onClose} />
    </div>
  </Modal>
);
