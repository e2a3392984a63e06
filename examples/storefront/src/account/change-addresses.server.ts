import type { Client } from '@cartwright/core';
import { deleteMemberAddresses, getCurrentMember, updateMember } from '@cartwright/identity/members';
import { describeError } from '../lib/describe-error.js';
import type { Texts } from '../lib/language/use-texts.js';
import type { AddressAttempt } from './address-form.js';
import { missingFields, readAddress, withAddress } from '../lib/account/addresses.js';

const intents = ['save-address', 'first-address', 'remove-address'] as const;

/** Change of the addresses that a form asks for. */
export type AddressIntent = (typeof intents)[number];

/** Whether a form is one of the address book. */
export const isAddressIntent = (intent: string): intent is AddressIntent => intents.some((one) => one === intent);

/**
 * Changes the member's addresses as a form of the address book asks for.
 *
 * @returns The refused change, to show its form again. `undefined` for a successful one.
 */
export async function changeAddresses(
  shop: Client,
  intent: AddressIntent,
  form: FormData,
  { account, errors: messages }: Texts,
): Promise<AddressAttempt | undefined> {
  const entered = readAddress(form);
  const errors = intent === 'save-address' ? missingFields(entered, account.addresses.missing) : {};
  if (Object.keys(errors).length > 0) return { errors, entered };
  try {
    const { member } = await shop.use(getCurrentMember)({ fieldsets: ['FULL'] });
    const memberId = member?._id ?? '';
    const addresses = member?.contact?.addresses ?? [];
    const chosen = addresses.find(({ _id }) => _id === entered._id);
    const others = addresses.filter((address) => address !== chosen);
    const changed =
      intent === 'save-address'
        ? withAddress(addresses, entered)
        : intent === 'first-address' && chosen
          ? [chosen, ...others]
          : others;
    // An update with an empty list changes nothing.
    await (changed.length > 0
      ? shop.use(updateMember)(memberId, { contact: { addresses: changed } })
      : shop.use(deleteMemberAddresses)(memberId));
    return undefined;
  } catch (error) {
    return { problem: describeError(error, messages), entered };
  }
}
