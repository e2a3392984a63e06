import { bodyObject } from '../../../kernel/input/body-object.js';
import { FieldReader } from '../../../kernel/input/field-reader.js';
import { isMissing } from '../../../kernel/input/object.js';
import type { RouteContext } from '../../../protocol/routing/route.js';
import { decrementQuantity, incrementQuantity } from '../../../shop/catalog-v3/inventory/adjust-quantity.js';
import type { StoredInventoryItem } from '../../../shop/catalog-v3/inventory/inventory-item.js';
import { changeInventoryItem } from '../../../shop/catalog-v3/inventory/set-inventory-item.js';
import { checkFilter, findInventoryItems } from '../find-inventory-items.js';
import { readAmount } from '../quantities/read-quantities.js';
import { applyToEach } from './apply-to-each.js';

/** Options of {@link adjustItems}. */
interface AdjustOptions {
  /** Name of the adjustment in the request. */
  readonly name: string;
  /** Whether items without a tracked quantity get the amount as their quantity. Otherwise they stay as they are. */
  readonly startsTracking: boolean;
}

/** Increments or decrements the quantities of the items that match a filter. No quantity becomes negative. */
export function adjustItems({ body, tenant }: RouteContext, { name, startsTracking }: AdjustOptions): object {
  checkFilter(body);
  const read = new FieldReader();
  const { decrementBy, incrementBy } = bodyObject(read, body, name);
  const isDecrement = !isMissing(decrementBy);
  if (isDecrement === !isMissing(incrementBy)) {
    read.addViolation(name, 'must have either incrementBy or decrementBy', 'REQUIRED_ONE_OF_FIELD');
  }
  const by = isDecrement
    ? readAmount(read, decrementBy, `${name}.decrementBy`)
    : readAmount(read, incrementBy ?? 1, `${name}.incrementBy`);
  read.check();
  return applyToEach(tenant, findInventoryItems(tenant, body), (item: StoredInventoryItem) => {
    if (startsTracking && item.quantity === undefined) changeInventoryItem(tenant, item, { stock: { quantity: by } });
    else if (isDecrement) decrementQuantity(tenant, item, { by, isRestricted: true, isPreorder: false });
    else incrementQuantity(tenant, item, by);
  });
}
