import { operationTable } from '../../../../core/src/testing/operation-table.js';
import * as activities from './index.js';

const time = '2026-01-02T03:04:05.678Z';
const merchantComment = { message: 'Packed' };
const wire = { id: 'o', activities: [{ id: 'a', createdDate: time, merchantComment }] };
const order = { _id: 'o', activities: [{ _id: 'a', _createdDate: new Date(time), merchantComment }] };
const path = '/ecom/v1/orders/o/activities';

operationTable(
  activities,
  {
    addActivity: {
      args: ['o', { merchantComment }],
      method: 'POST',
      path,
      body: { id: 'o', activity: { merchantComment } },
      answer: { order: wire, activityId: 'a' },
      returns: { order, activityId: 'a' },
    },
    addActivities: {
      args: ['o', { orderActivities: [{ _createdDate: new Date(time), merchantComment }] }],
      method: 'POST',
      path: `${path}/add`,
      body: { orderId: 'o', orderActivities: [{ createdDate: time, merchantComment }] },
      answer: { order: wire, activityIds: ['a'] },
      returns: { order, activityIds: ['a'] },
    },
    updateActivity: {
      args: [{ _id: 'o', activityId: 'a' }, { merchantComment }],
      method: 'PATCH',
      path: `${path}/a`,
      body: { id: 'o', activityId: 'a', activity: { merchantComment } },
      answer: { order: wire },
      returns: { order },
    },
    deleteActivity: {
      args: [{ _id: 'o', activityId: 'a' }],
      method: 'DELETE',
      path: `${path}/a`,
      query: { id: 'o', activityId: 'a' },
      answer: { order: wire },
      returns: { order },
    },
  },
  [
    ['addActivity', ['', { merchantComment }], 'addActivity: id'],
    ['updateActivity', [{ _id: 'o' }, { merchantComment }], 'activityId'],
    ['deleteActivity', [{ activityId: 'a' }], 'deleteActivity: id'],
  ],
);
