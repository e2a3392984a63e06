import type { Address } from '@cartwright/identity/members';
import { useClient } from '@cartwright/react';
import { queryKeys } from '@cartwright/react/queries';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Form, Link, useSearchParams } from 'react-router';
import { useLocale } from '../lib/navigation/use-locale.js';
import { useTexts } from '../lib/language/use-texts.js';
import { useAnnounce } from '../lib/announcer.js';
import { Button } from '../ui/button.js';
import { buttonStyle } from '../ui/button-style.js';
import { EmptyState } from '../ui/empty-state.js';
import { Notice } from '../ui/notice.js';
import { type AddressAttempt, AddressForm } from './address-form.js';
import { addressLines } from '../lib/account/addresses.js';

interface AddressBookProps {
  addresses: readonly Address[];
  /** The last change, if it was refused. */
  attempt: AddressAttempt | undefined;
}

/** Tells screen readers and the other pages about changed addresses. Returns the ref of the section. */
function useChanges(addresses: readonly Address[]) {
  const announce = useAnnounce();
  const { saved } = useTexts('account');
  const client = useClient();
  const queryClient = useQueryClient();
  const section = useRef<HTMLElement>(null);
  const current = JSON.stringify(addresses);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    announce(saved);
    // The button that was pressed may be gone.
    section.current?.focus({ preventScroll: true });
    // The checkout offers the addresses.
    void queryClient.invalidateQueries({ queryKey: queryKeys.member(client) });
  }, [announce, client, current, queryClient, saved]);
  return section;
}

/** Link that opens the form for an address. */
const getFormTarget = (id: string) => ({ search: `${new URLSearchParams({ address: id })}`, hash: 'addresses' });

/** Addresses of the member. The checkout page fills in the first one. The forms also work without JavaScript. */
export function AddressBook({ addresses, attempt }: AddressBookProps) {
  const [params] = useSearchParams();
  const { addresses: texts } = useTexts('account');
  const locale = useLocale();
  const section = useChanges(addresses);
  const opened = params.get('address');
  const edited = opened === 'new' ? {} : addresses.find(({ _id }) => _id === opened);

  return (
    <section ref={section} tabIndex={-1} aria-labelledby="addresses" className="grid max-w-3xl gap-6">
      <h2 id="addresses" className="text-2xl">
        {texts.title}
      </h2>
      {addresses.length === 0 && !edited && (
        <EmptyState level={3} title={texts.none} actions={<AddLink />}>
          {texts.noneText}
        </EmptyState>
      )}
      <ul className="grid gap-4 empty:hidden sm:grid-cols-2">
        {addresses.map((address, index) => {
          const lines = addressLines(address, locale);
          return (
            <li key={address._id ?? index} className="flex flex-col gap-4 rounded-2xl border border-line p-5">
              <address className="grow not-italic">
                {lines.map((line) => (
                  <span key={line} className="block wrap-anywhere">
                    {line}
                  </span>
                ))}
                {index === 0 && <span className="mt-2 block text-sm text-ink-soft">{texts.first}</span>}
              </address>
              <div className="-mx-4 flex flex-wrap">
                <Link
                  to={getFormTarget(address._id ?? '')}
                  preventScrollReset
                  aria-label={texts.editOf(lines[0])}
                  className={buttonStyle('quiet', 'small')}
                >
                  {texts.edit}
                </Link>
                <Form method="post" preventScrollReset className="contents">
                  <input type="hidden" name="address" value={address._id ?? ''} />
                  {index > 0 && (
                    <Button
                      type="submit"
                      name="intent"
                      value="first-address"
                      kind="quiet"
                      size="small"
                      aria-label={texts.makeFirstOf(lines[0])}
                    >
                      {texts.makeFirst}
                    </Button>
                  )}
                </Form>
                <details name="remove" className="open:basis-full">
                  <summary aria-label={texts.removeOf(lines[0])} className={buttonStyle('quiet', 'small')}>
                    {texts.remove}
                  </summary>
                  <Form method="post" preventScrollReset className="grid justify-items-start gap-3 px-4 pt-2">
                    <p className="text-sm text-ink-soft">{texts.removeConsequence}</p>
                    <input type="hidden" name="address" value={address._id ?? ''} />
                    <Button type="submit" name="intent" value="remove-address" kind="secondary" size="small">
                      {texts.confirmRemove}
                    </Button>
                  </Form>
                </details>
              </div>
            </li>
          );
        })}
      </ul>
      {attempt?.problem && <Notice tone="bad">{attempt.problem}</Notice>}
      {edited ? <AddressForm key={opened} address={edited} attempt={attempt} /> : addresses.length > 0 && <AddLink />}
    </section>
  );
}

/** Opens the form for another address. */
const AddLink = () => (
  <Link
    to={getFormTarget('new')}
    preventScrollReset
    className={buttonStyle('secondary', 'normal', 'justify-self-start')}
  >
    {useTexts('account').addresses.add}
  </Link>
);
