import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** When any of these changes, the boundary renders its children again. */
  resetKeys?: readonly unknown[];
  fallback(): ReactNode;
  /** Called with every error caught here. */
  onFailure(error: unknown): void;
  children: ReactNode;
}

/** A React error boundary: renders `fallback` in place of children that throw. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate({ resetKeys }: ErrorBoundaryProps) {
    const hasChanged = this.props.resetKeys?.some((key, index) => key !== resetKeys?.[index]);
    if (this.state.hasFailed && hasChanged) this.setState({ hasFailed: false });
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback() : this.props.children;
  }
}
