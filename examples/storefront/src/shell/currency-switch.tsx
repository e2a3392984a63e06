import { useSite } from '../lib/site.js';
import { useTexts } from '../lib/language/use-texts.js';
import { useAnnounce } from '../lib/announcer.js';
import { Select } from '../ui/select.js';
import { chooseCurrency, useChosenCurrency } from '../lib/currency/chosen-currency.js';
import { useConversion } from '../lib/currency/conversion.js';

/** Choice of the currency that prices are shown in. It needs JavaScript. A choice before hydration is applied then. */
export function CurrencySwitch({ className }: { className: string }) {
  const { currencies } = useSite();
  const texts = useTexts('currency');
  const announce = useAnnounce();
  const chosen = useChosenCurrency();
  const { isFailed } = useConversion();
  const [own = ''] = currencies;
  if (currencies.length < 2) return null;
  return (
    <Select
      label={texts.label}
      inline
      className={className}
      value={chosen && currencies.includes(chosen) ? chosen : own}
      options={currencies.map((value) => ({ value, label: value }))}
      error={isFailed ? texts.failed : undefined}
      onChange={(currency) => {
        chooseCurrency(currency === own ? '' : currency);
        announce(texts.shownIn(currency));
      }}
    />
  );
}
