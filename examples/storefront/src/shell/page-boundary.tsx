import type { ComponentProps } from 'react';
import { isRouteErrorResponse } from 'react-router';
import type { Route } from './+types/page-boundary.js';
import { ErrorPage } from '../ui/error-page.js';
import { NotFound } from '../ui/not-found.js';
import { PlatformUnreachable } from '../ui/platform-unreachable.js';

export { Outlet as default } from 'react-router';

/** Shown in place of a page that does not exist, fails to render, or needs the platform while it is unreachable. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) return <ErrorPage error={error} />;
  const { status } = error;
  const data: unknown = error.data;
  if (status === 404 || status === 410) {
    return <NotFound status={status} {...(data as ComponentProps<typeof NotFound> | undefined)} />;
  }
  if (status !== 503) return <ErrorPage error={error} />;
  return <PlatformUnreachable onRetry={() => window.location.reload()} isRetrying={false} />;
}
