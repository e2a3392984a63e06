import type { ComponentProps } from 'react';
import { isRouteErrorResponse } from 'react-router';
import type { Route } from './+types/page-boundary.js';
import { ErrorPage } from './error-page.js';
import { NotFound } from './not-found.js';

export { Outlet as default } from 'react-router';

/** Shown in place of a page that does not exist or fails to render. */
export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) =>
  isRouteErrorResponse(error) && (error.status === 404 || error.status === 410) ? (
    <NotFound status={error.status} {...(error.data as ComponentProps<typeof NotFound> | undefined)} />
  ) : (
    <ErrorPage error={error} />
  );
