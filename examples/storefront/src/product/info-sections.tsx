import type { Product } from '@cartwright/stores/products';
import { Accordion } from '../ui/accordion.js';
import { RichText } from '../ui/rich-text.js';

/** Info sections of a product, as accordions. */
export const InfoSections = ({ product }: { product: Product }) => (
  <div className="border-t border-line">
    {product.description && (
      <Accordion title="About it" defaultExpanded>
        <RichText html={product.description} />
      </Accordion>
    )}
    {(product.additionalInfoSections ?? []).map(({ title, description }) =>
      title && description ? (
        <Accordion key={title} title={title}>
          <RichText html={description} />
        </Accordion>
      ) : null,
    )}
    {(product.sku || product.brand) && (
      <Accordion title="Small print">
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
          {product.brand && (
            <>
              <dt>Maker</dt>
              <dd className="text-ink">{product.brand}</dd>
            </>
          )}
          {product.sku && (
            <>
              <dt>Item number</dt>
              <dd className="text-ink">{product.sku}</dd>
            </>
          )}
        </dl>
      </Accordion>
    )}
  </div>
);
