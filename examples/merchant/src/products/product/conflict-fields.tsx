import { Notice } from '../../../../storefront/src/ui/notice.js';
import type { EditedProduct } from '../catalog/merchant-catalog.js';
import { type Conflict, fieldName } from '../../lib/merge-edits.js';

const labels: Readonly<Record<string, string>> = {
  name: 'Name',
  description: 'Description',
  visible: 'Visible',
  price: 'Price',
  compareAt: 'Compare-at price',
  discount: 'Discount',
  managesVariants: 'Own prices and stock of variants',
  sku: 'SKU',
};

/** Label of a field, with the variant's name. */
export function getLabel(field: string, { variants }: EditedProduct): string {
  const [kind = '', variantId] = field.split(':');
  if (field === 'price') return 'Base price';
  const variant = variants.find(({ id }) => id === variantId)?.name;
  return [labels[kind] ?? kind, variant].filter(Boolean).join(', ');
}

/** Whether a field is a checkbox. */
export const isCheckbox = (field: string): boolean => field.startsWith('visible') || field === 'managesVariants';

const shown = (field: string, value: string): string =>
  isCheckbox(field) ? (value === 'on' ? 'Yes' : 'No') : value || 'Empty';

/** Choice between two values of each field that two people changed. */
export const ConflictFields = ({ product, conflicts }: { product: EditedProduct; conflicts: readonly Conflict[] }) =>
  conflicts.length > 0 && (
    <Notice tone="bad">
      <p className="font-semibold">Someone else saved this product while you edited it. Nothing was overwritten.</p>
      <p className="mt-1">Choose the value to keep, then save again.</p>
      {conflicts.map(({ field, mine, theirs }) => (
        <fieldset key={field} className="mt-4 text-ink">
          <legend className="font-semibold">{getLabel(field, product)}</legend>
          {[
            { name: 'Saved value', value: theirs },
            { name: 'Your value', value: mine },
          ].map(({ name, value }, index) => (
            <label key={name} className="mt-1 flex min-h-10 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name={fieldName(field)}
                value={value}
                defaultChecked={index === 0}
                className="size-5 shrink-0 cursor-pointer accent-ink"
              />
              <span className="min-w-0 whitespace-pre-line wrap-anywhere">
                {name}: {shown(field, value)}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </Notice>
  );
