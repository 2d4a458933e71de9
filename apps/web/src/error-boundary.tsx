import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown in place of the children when one of them cannot be rendered or fetched. */
  fallback: ReactNode;
  /** When this changes, broken children are tried again. */
  attempt?: number;
  children: ReactNode;
}

interface ErrorBoundaryState {
  broken: boolean;
  attempt: number | undefined;
}

/** Keeps a broken part from taking the page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { broken: false, attempt: this.props.attempt };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  static getDerivedStateFromProps({ attempt }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return attempt === state.attempt ? null : { broken: false, attempt };
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
