import type { Product } from '@cartwright/react/stores';
import { useTexts } from '../lib/language/use-texts.js';
import { Accordion } from '../ui/accordion.js';
import { keepHtml } from '../lib/keep-html.js';

const loadRichText = async () => (await import('../ui/rich-text.js')).RichText;
const RichText = keepHtml(import.meta.env.SSR ? await loadRichText() : undefined, loadRichText);

/** Info sections of a product, as accordions. */
export function InfoSections({ product, sku }: { product: Product; sku: string | undefined }) {
  const texts = useTexts('product');
  return (
    <div className="border-t border-line">
      {product.description && (
        <Accordion title={texts.about} defaultExpanded>
          <RichText html={product.description} />
        </Accordion>
      )}
      {product.infoSections.map(({ title, description }) =>
        title && description ? (
          <Accordion key={title} title={title}>
            <RichText html={description} />
          </Accordion>
        ) : null,
      )}
      {(sku || product.brand) && (
        <Accordion title={texts.smallPrint}>
          <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
            {product.brand && (
              <>
                <dt>{texts.maker}</dt>
                <dd className="text-ink">{product.brand}</dd>
              </>
            )}
            {sku && (
              <>
                <dt>{texts.itemNumber}</dt>
                <dd className="text-ink">{sku}</dd>
              </>
            )}
          </dl>
        </Accordion>
      )}
    </div>
  );
}
