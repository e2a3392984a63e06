import type { Address } from '@cartwright/identity/members';
import { deleteMemberAddresses } from '@cartwright/identity/members';
import { useClient } from '@cartwright/react';
import type { MemberResult } from '@cartwright/react/identity';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '../app/describe-error.js';
import { useAnnounce } from '../ui/announcer.js';
import { Button } from '../ui/button.js';
import { Notice } from '../ui/notice.js';
import { AddressForm } from './address-form.js';
import { addressLines, withAddress } from './addresses.js';

interface AddressBookProps {
  member: NonNullable<MemberResult['data']>;
  update: MemberResult['update'];
  refetch: () => Promise<unknown>;
}

/** Addresses of the member. The checkout page fills in the first one. */
export function AddressBook({ member, update, refetch }: AddressBookProps) {
  const client = useClient();
  const announce = useAnnounce();
  const [edited, setEdited] = useState<Address>();
  const addresses = member.contact?.addresses ?? [];
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (list: Address[]) => {
      if (list.length > 0) return update({ contact: { addresses: list } });
      // An update with an empty list changes nothing.
      await client.use(deleteMemberAddresses)(member._id ?? '');
      await refetch();
    },
    networkMode: 'always',
    onSuccess: () => {
      setEdited(undefined);
      announce('Saved.');
    },
  });

  return (
    <section aria-labelledby="addresses" className="grid max-w-3xl gap-6">
      <h2 id="addresses" className="text-2xl">
        Your addresses
      </h2>
      {addresses.length === 0 && !edited && (
        <p className="text-ink-soft">None yet. The first one is filled in for you at the checkout.</p>
      )}
      <ul className="grid gap-4 sm:grid-cols-2">
        {addresses.map((address, index) => {
          const lines = addressLines(address);
          return (
            <li key={address._id ?? index} className="flex flex-col gap-4 rounded-2xl border border-line p-5">
              <address className="grow not-italic">
                {lines.map((line) => (
                  <span key={line} className="block wrap-anywhere">
                    {line}
                  </span>
                ))}
                {index === 0 && <span className="mt-2 block text-sm text-ink-soft">Filled in at the checkout</span>}
              </address>
              <div className="-mx-4 flex flex-wrap">
                <Button kind="quiet" size="small" onClick={() => setEdited(address)} aria-label={`Edit ${lines[0]}`}>
                  Edit
                </Button>
                {index > 0 && (
                  <Button
                    kind="quiet"
                    size="small"
                    aria-label={`Use ${lines[0]} at the checkout`}
                    onClick={() => mutate([address, ...addresses.filter((other) => other !== address)])}
                  >
                    Use at the checkout
                  </Button>
                )}
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={`Remove ${lines[0]}`}
                  onClick={() => mutate(addresses.filter((other) => other !== address))}
                >
                  Remove
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {error && <Notice tone="bad">{describeError(error)}</Notice>}
      {edited ? (
        <AddressForm
          key={edited._id}
          address={edited}
          isSaving={isPending}
          onSave={(address) => mutate(withAddress(addresses, address))}
          onCancel={() => setEdited(undefined)}
        />
      ) : (
        <Button kind="secondary" className="justify-self-start" onClick={() => setEdited({})}>
          Add an address
        </Button>
      )}
    </section>
  );
}
