import { Panel } from './panel.js';

interface BuyerPanelProps {
  buyer: {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    /** Lines of the address. */
    readonly address: readonly string[];
    /** Delivery method. */
    readonly delivery?: string;
    readonly note?: string;
  };
}

/** Buyer, address and delivery of an order, subscription or checkout. */
export const BuyerPanel = ({ buyer }: BuyerPanelProps) => (
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
