import { useCart } from '@cartwright/react/ecom';
import { Tag, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useAnnounce } from '../ui/announcer.js';
import { Button } from '../ui/button.js';
import { Field } from '../ui/field.js';
import { IconButton } from '../ui/icon-button.js';
import { describeAppliedCoupon, describeCoupon } from './describe-coupon.js';
import { type Estimate, couponRefusal } from './use-estimate.js';

/** The applied coupon, or a field to enter one. Errors are shown at the field. */
export function CouponForm({ estimate }: { estimate: Estimate }) {
  const { cart, applyCoupon, removeCoupon } = useCart();
  const announce = useAnnounce();
  const [code, setCode] = useState('');
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const refused = couponRefusal(estimate);
  const refusal = refused && describeAppliedCoupon(refused);
  const applied = cart?.coupons?.[0];

  const change = async (action: () => Promise<unknown>, said: string) => {
    setIsPending(true);
    setProblem(undefined);
    try {
      await action();
      setCode('');
      announce(said);
    } catch (error) {
      setProblem(describeCoupon(error));
    }
    setIsPending(false);
  };

  const apply = (event: FormEvent) => {
    event.preventDefault();
    const wanted = code.trim();
    if (wanted === '') setProblem('Please enter a code.');
    else void change(() => applyCoupon(wanted), `Coupon ${wanted} is applied.`);
  };

  if (applied) {
    return (
      <div>
        <div className="flex items-center gap-3 rounded-xl bg-sage py-1 pr-1 pl-4 text-sm on-block">
          <Tag aria-hidden className="size-4 shrink-0" />
          <span className="grow">
            Coupon <strong>{applied.code}</strong>
          </span>
          <IconButton
            label={`Remove coupon ${applied.code}`}
            className="text-on-block! hover:bg-transparent hover:opacity-70"
            isPending={isPending}
            onPress={() => void change(removeCoupon, 'The coupon is removed.')}
          >
            <X aria-hidden className="size-4" />
          </IconButton>
        </div>
        {(problem ?? refusal) && (
          <p role="alert" className="mt-2 text-sm font-medium text-bad">
            {problem ?? refusal}
          </p>
        )}
      </div>
    );
  }
  return (
    <form onSubmit={apply} noValidate className="flex items-start gap-2">
      <Field
        label="Coupon code"
        className="grow"
        value={code}
        onChange={(text) => {
          setCode(text);
          setProblem(undefined);
        }}
        autoComplete="off"
        error={problem}
      />
      <Button type="submit" kind="secondary" size="small" className="mt-7 min-h-11" isPending={isPending}>
        Apply
      </Button>
    </form>
  );
}
