import type { Address } from '@cartwright/identity/members';
import { useMember, useUpdateMember } from '@cartwright/react/identity';
import { useState } from 'react';
import { withAddress } from '../lib/account/addresses.js';
import { addressValues, findAddress, toAddress } from './saved-address.js';
import type { Draft } from './use-draft.js';

/** The member's addresses to choose from. Visitors have none. */
export function useAddressBook({ fill, values }: Draft) {
  const { data: member } = useMember();
  const { mutateAsync: update } = useUpdateMember();
  /** Whether the shopper enters an address, also while it equals a saved one. */
  const [isOther, setIsOther] = useState(false);
  const [isKept, setIsKept] = useState(false);
  const addresses = member?.contact?.addresses ?? [];
  const saved = findAddress(addresses, values);

  return {
    addresses,
    /** The selected address. `undefined` for another one. */
    selected: isOther ? undefined : saved,
    /** Fills in an address, or clears the fields for another one. */
    select(address: Address | undefined): void {
      setIsOther(!address);
      // The country stays, so that the delivery methods do.
      const { country, region } = values;
      fill(address ? addressValues(address) : { ...addressValues(), country, region });
    },
    /** Whether the address can be added to the member's. */
    canKeep: Boolean(member) && !saved,
    isKept,
    setIsKept,
    /** Adds the address to the member's, if the shopper asked for it. An order does not depend on it. */
    async keep(): Promise<void> {
      if (!isKept || !member || saved) return;
      await update({ contact: { addresses: withAddress(addresses, toAddress(values)) } }).catch(() => undefined);
    },
  };
}

export type AddressBook = ReturnType<typeof useAddressBook>;
