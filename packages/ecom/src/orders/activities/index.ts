export * from './add-activities.js';
export * from './add-activity.js';
export * from './delete-activity.js';
export type * from './public-activity.js';
export * from './update-activity.js';
