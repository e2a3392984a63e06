/** Sections of the dashboard, by the first segment of their paths. */
export const sections = {
  requests: 'Requests',
  mail: 'Mail',
  members: 'Members',
  orders: 'Orders',
  catalog: 'Catalog',
  events: 'Events',
  webhooks: 'Webhooks',
  faults: 'Faults',
  time: 'Time',
  snapshots: 'Snapshots',
  data: 'Data',
} as const;

/** Section of the dashboard. */
export type Section = keyof typeof sections;
