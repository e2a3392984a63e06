import { statements } from './statements.js';

const what = '1. What the product does and for whom';
const routes = '2. Screens and routes';

/** What the product lets people do. */
export const abilities = [
  ...statements('ability', what, [
    'Register with loginId and password',
    'Sign in with loginId and password',
    'Recover a password',
    'Verify an email',
    'Log out',
    'Hold visitor tokens or member tokens',
    'Merchants and apps manage carts',
    'Merchants and apps manage checkouts',
    'Merchants and apps manage orders',
    'Merchants and apps manage payment collection',
    'Merchants and apps manage refunds',
    'Merchants and apps manage catalog products and collections',
    'Merchants and apps manage inventory',
  ]),
  ...statements('ability', routes, [
    'A hidden frame for silent token acquisition',
    'A hidden frame for direct login',
    'Redirect sessions for login',
    'Redirect sessions for logout',
  ]),
];
