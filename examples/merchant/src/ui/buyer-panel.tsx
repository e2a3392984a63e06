import { Panel } from '../../ui/panel.js';
import type { OrderView } from './order-view.server.js';

/** Buyer, address and delivery of an order. */
export const BuyerPanel = ({ buyer }: { buyer: OrderView['buyer'] }) => (
  <Panel title="Buyer">
    <address className="text-sm wrap-anywhere not-italic">
      {[buyer.name, buyer.email, buyer.phone, ...buyer.address].filter(Boolean).map((line, index) => (
        <span key={index} className="block">
          {line}
        </span>
      ))}
    </address>
    {buyer.delivery && <p className="mt-3 text-sm text-ink-soft">Delivery: {buyer.delivery}</p>}
    {buyer.note && <blockquote className="mt-3 border-l-2 border-edge pl-3 text-sm">{buyer.note}</blockquote>}
  </Panel>
);
