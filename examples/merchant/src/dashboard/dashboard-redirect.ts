import { redirect } from 'react-router';

/** The dashboard is the first page. */
export const loader = () => redirect('/dashboard');
