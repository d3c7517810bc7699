import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** A change of any of them makes the boundary try its children again. */
  resetKeys?: readonly unknown[];
  fallback(): ReactNode;
  /** Hears of every error that ends here. */
  onFailure(error: unknown): void;
  children: ReactNode;
}

/** Keeps what is thrown below it from reaching what is around it. */
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
