import { Component, type ReactNode } from 'react';
import { ErrorPage } from '../../ui/error-page.js';

/** Shows an error in place of the children that fail to render. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failure?: { error: unknown } }> {
  static readonly getDerivedStateFromError = (error: unknown) => ({ failure: { error } });

  override readonly state: { failure?: { error: unknown } } = {};

  override render() {
    const { failure } = this.state;
    return failure ? <ErrorPage error={failure.error} /> : this.props.children;
  }
}
