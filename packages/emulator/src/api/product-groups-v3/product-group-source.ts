import type { SearchField, SearchFields } from '../../kernel/query/search/search-field.js';
import type { RouteContext } from '../../protocol/routing/route.js';
import { type StoredProductGroup, productGroups } from '../../shop/catalog-v3/product-groups/product-group.js';
import { visibleMembers } from './product-group-view.js';

type Fields = SearchFields<StoredProductGroup>;
type Field = SearchField<StoredProductGroup>;

const compareDates = (left: StoredProductGroup, right: StoredProductGroup): number =>
  left.createdDate < right.createdDate ? 1 : left.createdDate > right.createdDate ? -1 : 0;

/** Product groups, newest first, with fields that queries can use. */
const createSource = ({ tenant }: Pick<RouteContext, 'tenant'>, fields: Fields) => ({
  entity: 'productGroup',
  fields,
  documents: [...productGroups(tenant).values()].sort(compareDates),
});

const id: Field = { type: 'string', sortable: false, read: (group) => group.id };

const queryFields: Fields = new Map([
  ['id', id],
  ['handle', { type: 'string', sortable: false, read: ({ handle }) => handle }],
]);

/** Product groups and the fields that queries can filter by. Queries cannot sort. */
export const querySource = (context: Pick<RouteContext, 'tenant'>) => ({
  ...createSource(context, queryFields),
  defaultSort: [] as const,
});

const memberField = (read: Field['read'], more: Partial<Field>): Field => ({
  type: 'list',
  sortable: false,
  aggregatable: true,
  operators: ['$hasSome', '$hasAll'],
  read,
  ...more,
});

/** Product groups and the fields that searches can use. Only members that the caller may see are found. */
export function searchSource(context: RouteContext) {
  const members = (group: StoredProductGroup) => visibleMembers(context, group).map(({ product }) => product);
  const plain = { sortable: true, aggregatable: true } as const;
  const fields = new Map<string, Field>([
    ['id', { ...id, ...plain }],
    ['createdDate', { type: 'date', ...plain, read: ({ createdDate }) => createdDate }],
    ['name', { type: 'string', ...plain, searchable: true, read: ({ name }) => name }],
    [
      'groupingCustomizationId',
      { type: 'string', sortable: false, aggregatable: true, read: ({ customizationId }) => customizationId },
    ],
    ['members.productId', memberField((group) => members(group).map((product) => product.id), {})],
    ['members.productName', memberField((group) => members(group).map(({ name }) => name), { searchable: true })],
  ]);
  return createSource(context, fields);
}
