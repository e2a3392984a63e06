import { classNames } from '../../../storefront/src/ui/class-names.js';
import { Panel } from './panel.js';

interface ItemsPanelProps {
  lines: readonly {
    readonly id: string;
    readonly name: string;
    /** Options, such as `Size: M`. */
    readonly details: string;
    readonly quantity: number;
    readonly price: string;
    readonly total: string;
  }[];
  totals: readonly { readonly name: string; readonly text: string; readonly isSum?: boolean }[];
}

/** Line items and totals of an order, subscription or checkout. */
export const ItemsPanel = ({ lines, totals }: ItemsPanelProps) => (
  <Panel title="Items">
    <ul className="divide-y divide-line">
      {lines.map(({ id, name, details, quantity, price, total }) => (
        <li key={id} className="flex justify-between gap-4 py-2.5 text-sm">
          <span className="min-w-0">
            <span className="font-semibold">{name}</span>
            <span className="block text-ink-soft">
              {quantity} × {price}
              {details && ` · ${details}`}
            </span>
          </span>
          <span className="tabular-nums">{total}</span>
        </li>
      ))}
    </ul>
    <dl className="mt-3 border-t border-line pt-3 text-sm">
      {totals.map(({ name, text, isSum }) => (
        <div key={name} className={classNames('flex justify-between py-0.5', isSum && 'font-semibold')}>
          <dt>{name}</dt>
          <dd className="tabular-nums">{text}</dd>
        </div>
      ))}
    </dl>
  </Panel>
);
