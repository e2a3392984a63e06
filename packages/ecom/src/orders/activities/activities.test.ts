import { refusalTable } from '../../../../core/src/testing/operation-table.js';
import * as activities from './index.js';

const merchantComment = { message: 'Packed' };

refusalTable(activities, [
  ['updateActivity', [{ _id: 'o' }, { merchantComment }], 'activityId'],
  ['deleteActivity', [{ activityId: 'a' }], 'deleteActivity: id'],
]);
