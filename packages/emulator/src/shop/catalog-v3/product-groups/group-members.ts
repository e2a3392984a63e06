import { getKeyIndex } from '../../../kernel/query/key-index.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { type StoredChoice, type StoredCustomization, customizations } from '../customizations/customization.js';
import { type StoredProduct, products } from '../products/product.js';
import { type GroupMembership, type StoredProductGroup, groupMemberships } from './product-group.js';

/** Product of a group, with its choice of the group's customization. */
export interface GroupMember {
  readonly product: StoredProduct;
  /** Absent if the product has none or several of the choices. */
  readonly choice?: StoredChoice;
  /** `OUT_OF_SYNC` without a choice; otherwise `HIDDEN` for hidden products. */
  readonly status: 'ACTIVE' | 'HIDDEN' | 'OUT_OF_SYNC';
}

const groupKey = ({ groupId }: GroupMembership) => [groupId];

/** IDs of the products in a group, in the order of their assignment. */
export const memberIds = (tenant: Tenant, groupId: string): readonly string[] => [
  ...(getKeyIndex(groupMemberships(tenant), groupKey).get(groupId) ?? []),
];

/** IDs of the choices that a product has of an option or modifier. */
export const getChoiceIds = ({ modifiers, options }: StoredProduct, customizationId: string): readonly string[] =>
  [...options, ...modifiers]
    .filter((one) => one.customizationId === customizationId)
    .flatMap(({ choices }) => choices.map(({ choiceId }) => choiceId));

function getMember(product: StoredProduct, customization: StoredCustomization | undefined): GroupMember {
  const ids = customization ? getChoiceIds(product, customization.id) : [];
  const choice = ids.length === 1 ? customization?.choices.find(({ id }) => id === ids[0]) : undefined;
  if (!choice) return { product, status: 'OUT_OF_SYNC' };
  return { product, choice, status: product.visible ? 'ACTIVE' : 'HIDDEN' };
}

const compareText = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

/** Compares members by the given order of choices, then by name and ID of the choice. Those without one are last. */
function compareMembers(order: readonly string[], { choice: left }: GroupMember, { choice: right }: GroupMember) {
  if (!left || !right) return Number(!left) - Number(!right);
  const rank = ({ id }: StoredChoice) => (order.includes(id) ? order.indexOf(id) : order.length);
  return (
    rank(left) - rank(right) ||
    compareText(left.name.toLowerCase(), right.name.toLowerCase()) ||
    compareText(left.id, right.id)
  );
}

/** Members of a group in display order. */
export function groupMembers(tenant: Tenant, group: StoredProductGroup): readonly GroupMember[] {
  const customization = customizations(tenant).get(group.customizationId);
  return memberIds(tenant, group.id)
    .flatMap((id) => products(tenant).get(id) ?? [])
    .map((product) => getMember(product, customization))
    .sort((left, right) => compareMembers(group.choiceOrder, left, right));
}
