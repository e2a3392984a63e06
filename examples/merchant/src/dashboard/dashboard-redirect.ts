import { redirect } from 'react-router';

/** The dashboard has a path below `/merchant`, to which the cookie of the session is limited. */
export const loader = () => redirect('/merchant/dashboard');
