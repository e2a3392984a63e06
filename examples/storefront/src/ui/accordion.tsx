import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components';

interface AccordionProps {
  title: string;
  defaultExpanded?: boolean;
  children: ReactNode;
}

/** Section that expands and collapses below its heading. */
export const Accordion = ({ title, defaultExpanded = false, children }: AccordionProps) => (
  <Disclosure defaultExpanded={defaultExpanded} className="group border-b border-line">
    <Heading level={2} className="tracking-normal">
      <Button
        slot="trigger"
        className="flex w-full cursor-pointer items-center justify-between gap-4 py-4 text-left text-base font-semibold"
      >
        {title}
        <Plus aria-hidden className="size-5 shrink-0 transition-transform duration-300 group-data-expanded:rotate-45" />
      </Button>
    </Heading>
    <DisclosurePanel>
      <div className="pb-6 text-sm text-ink-soft">{children}</div>
    </DisclosurePanel>
  </Disclosure>
);
