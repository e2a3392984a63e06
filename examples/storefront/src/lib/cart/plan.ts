import type { LineItemDetail } from '@cartwright/react/ecom';
import type { Texts } from '../language/use-texts.js';

/** Texts of subscription plans. */
export type PlanTexts = Texts['plans'];

/** Schedule of a subscription plan, in the catalog, the bag or an order. */
export interface PlanSchedule {
  readonly frequency?: string | undefined;
  readonly interval?: number | null | undefined;
  /** Number of payments. Ignored if `autoRenewal` is `true`. */
  readonly billingCycles?: number | null | undefined;
  readonly autoRenewal?: boolean;
}

/** Line item of the bag or an order, as far as its subscription is concerned. */
export interface PlanLine {
  readonly attributes?: {
    readonly subscriptionInfo?: {
      readonly title?: Translated;
      readonly description?: Translated;
      readonly subscriptionSettings?: PlanSchedule;
    };
  };
  readonly subscriptionInfo?: {
    readonly subscriptionOptionTitle?: string;
    readonly subscriptionOptionDescription?: string | null;
    readonly subscriptionSettings?: PlanSchedule;
  };
}

interface Translated {
  readonly original?: string;
  readonly translated?: string | null;
}

const isFrequency = (text: string): text is keyof PlanTexts['every'] => ['DAY', 'WEEK', 'MONTH', 'YEAR'].includes(text);

/** Words for a schedule: `Every month`, `Every 2 weeks, 6 payments`. */
export function planWords(
  { autoRenewal, billingCycles, frequency = '', interval }: PlanSchedule,
  texts: PlanTexts,
): string {
  const every = isFrequency(frequency) && texts.every[frequency](interval ?? 1);
  return [every, billingCycles && !autoRenewal && texts.payments(billingCycles)].filter(Boolean).join(', ');
}

const getText = (text: Translated | undefined) => text?.translated ?? text?.original;

/** The subscription plan of a line item, to be listed with its choices: `Monthly: Every month, 10% off`. */
export function planDetails({ attributes, subscriptionInfo: ordered }: PlanLine, texts: PlanTexts): LineItemDetail[] {
  const added = attributes?.subscriptionInfo;
  const settings = (added ?? ordered)?.subscriptionSettings;
  if (!settings) return [];
  const description = getText(added?.description) ?? ordered?.subscriptionOptionDescription;
  return [
    {
      name: getText(added?.title) ?? ordered?.subscriptionOptionTitle ?? '',
      value: [planWords(settings, texts), description].filter(Boolean).join(', '),
    },
  ];
}
