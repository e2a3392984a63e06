import { formatMoney } from '@cartwright/core/money';
import { useAgentTools } from '@cartwright/react/agents';
import { useDictionary } from '../lib/language/use-texts.js';
import { openPage } from '../lib/navigation/open-page.js';
import { useLocale } from '../lib/navigation/use-locale.js';
import { usePath } from '../lib/navigation/use-path.js';

/** Tools of agents in the visitor's browser. They act with the visitor's session. */
export function AgentTools() {
  const dictionary = useDictionary();
  const locale = useLocale();
  const checkout = usePath('/checkout');
  const products = usePath('/products');
  useAgentTools({
    productUrl: (slug) => `${products}/${slug}`,
    async confirmCheckout({ businessInfo, lineItems = [], subtotal }) {
      const { agents } = await dictionary.pages();
      const count = lineItems.reduce((sum, { quantityInfo }) => sum + (quantityInfo?.confirmedQuantity ?? 0), 0);
      const currency = businessInfo?.currencyCode ?? 'USD';
      return confirm(agents.checkOut(count, formatMoney(subtotal?.amount ?? '0', { locale, currency })));
    },
    startCheckout() {
      openPage(checkout);
      return new URL(checkout, location.href).href;
    },
  });
  return null;
}
