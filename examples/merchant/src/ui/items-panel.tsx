import { classNames } from '../../../../storefront/src/ui/class-names.js';
import { Panel } from '../../ui/panel.js';
import type { OrderView } from './order-view.server.js';

/** Line items and totals of an order. */
export const ItemsPanel = ({ order: { lines, totals } }: { order: OrderView }) => (
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
