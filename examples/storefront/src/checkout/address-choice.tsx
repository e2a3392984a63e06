import { addressLines } from '../lib/account/addresses.js';
import { useLocale } from '../lib/navigation/use-locale.js';
import { useTexts } from '../lib/language/use-texts.js';
import { RadioCards } from '../../../components/src/radio-cards.js';
import type { AddressBook } from './use-address-book.js';

/** Value of the choice that is none of the addresses. */
const other = 'other';

/** Choice among the member's addresses. */
export function AddressChoice({ book: { addresses, select, selected } }: { book: AddressBook }) {
  const locale = useLocale();
  const texts = useTexts('savedAddresses');
  const cards = addresses.map((address, index) => {
    const [street, ...rest] = addressLines(address, locale);
    return { value: String(index), title: street, detail: rest.join(', ') };
  });
  return (
    <RadioCards
      label={texts.label}
      name="address"
      value={selected ? String(addresses.indexOf(selected)) : other}
      cards={[...cards, { value: other, title: texts.other }]}
      onChange={(value) => select(value === other ? undefined : addresses[Number(value)])}
    />
  );
}
