import { approveMember, blockMember, queryMembers } from '@cartwright/identity/members';
import { Form } from 'react-router';
import { attempt, failure } from '../lib/attempt.server.js';
import { formatTime } from '../lib/money.server.js';
import { queryPage } from '../lib/query-page.server.js';
import { merchantContext } from '../lib/server/context.js';
import { Badge, type BadgeTone } from '../ui/badge.js';
import { Choice } from '../ui/choice.js';
import { Page } from '../ui/page.js';
import { Pager } from '../ui/pager.js';
import { readText } from '../lib/read-text.js';
import { getOwn } from '../lib/get-own.js';
import { SubmitButton } from '../ui/submit-button.js';
import { Table } from '../ui/table.js';
import type { Route } from './+types/members-page.js';

const pageSize = 25;

const statuses: Readonly<Record<string, readonly [string, BadgeTone]>> = {
  APPROVED: ['Approved', 'good'],
  PENDING: ['Waiting for approval', 'warn'],
  BLOCKED: ['Blocked', 'bad'],
};

const views = [
  { value: '', label: 'All members' },
  ...Object.entries(statuses).map(([value, [label]]) => ({ value, label })),
];

const done: Readonly<Record<string, string>> = {
  approve: 'The member was approved, and can sign in.',
  block: 'The member was blocked, and can no longer sign in.',
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const { client } = context.get(merchantContext);
  const status = searchParams.get('status') ?? '';
  const offset = Math.max(0, Number.parseInt(searchParams.get('cursor') ?? '0', 10) || 0);
  const { members = [], metadata } = await queryPage(url, () =>
    client.use(queryMembers)(
      {
        ...(Object.hasOwn(statuses, status) && { filter: { status } }),
        paging: { limit: pageSize, offset },
      },
      { fieldsets: ['FULL'] },
    ),
  );
  return {
    status,
    done: getOwn(done, searchParams.get('done')),
    members: members.map((member) => ({
      id: member._id ?? '',
      email: member.loginEmail ?? '',
      name: [member.contact?.firstName, member.contact?.lastName].filter(Boolean).join(' ') || member.profile?.nickname,
      status: member.status ?? '',
      label: statuses[member.status ?? ''],
      joined: formatTime(member._createdDate),
    })),
    next: offset + pageSize < (metadata?.total ?? 0) ? String(offset + pageSize) : undefined,
    previous: offset > 0 ? String(Math.max(0, offset - pageSize)) : undefined,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { client } = context.get(merchantContext);
  const form = await request.formData();
  const [intent, id] = [readText(form, 'intent'), readText(form, 'id')];
  const change = intent === 'approve' ? approveMember : intent === 'block' ? blockMember : undefined;
  if (!change) return failure('The form is not known. Reload the page.');
  return attempt(`/members?done=${intent}`, () => client.use(change)(id));
}

/** Members, with approval and blocking. */
export default function MembersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { done, members, next, previous, status } = loaderData;
  return (
    <Page title="Members" done={actionData ? undefined : done} error={actionData?.error}>
      <Form key={status} role="search" className="mb-6 flex flex-wrap items-end gap-4">
        <Choice label="Show" name="status" defaultValue={status} options={views} />
        <SubmitButton kind="secondary">Filter</SubmitButton>
      </Form>
      {members.length === 0 ? (
        <p className="text-ink-soft">No members match.</p>
      ) : (
        <Table caption="Members" columns={['Member', 'Status', 'Joined', 'Action']}>
          {members.map(({ id, email, name, status, label, joined }) => (
            <tr key={id}>
              <th scope="row">
                {name}
                <span className="block font-normal text-ink-soft">{email}</span>
              </th>
              <td>{label && <Badge tone={label[1]}>{label[0]}</Badge>}</td>
              <td>{joined}</td>
              <td>
                <Form method="post" className="flex gap-2">
                  <input type="hidden" name="id" value={id} />
                  {status !== 'APPROVED' && (
                    <SubmitButton intent="approve" kind="secondary" size="small">
                      Approve<span className="sr-only"> {email}</span>
                    </SubmitButton>
                  )}
                  {status !== 'BLOCKED' && (
                    <SubmitButton intent="block" kind="secondary" size="small">
                      Block<span className="sr-only"> {email}</span>
                    </SubmitButton>
                  )}
                </Form>
              </td>
            </tr>
          ))}
        </Table>
      )}
      <Pager next={next} previous={previous} />
    </Page>
  );
}
