import { test } from 'vitest';
import { backInStockNotifications } from '../index.js';

test('requests can be filtered and sorted only by supported fields', () => {
  const query = backInStockNotifications.queryBackInStockNotificationRequests();
  query.eq('status', 'RECEIVED').ge('_createdDate', new Date()).exists('itemUrl').descending('_createdDate').limit(5);
  void backInStockNotifications.queryBackInStockNotificationRequests({
    filter: { autoNotified: true },
    cursorPaging: { limit: 5 },
  });
  // @ts-expect-error the address can not be filtered by
  query.eq('email', 'a@b.example');
  // @ts-expect-error a status has no order
  query.gt('status', 'RECEIVED');
});
