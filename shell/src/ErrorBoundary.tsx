import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** A new value makes the boundary try its children again. */
  resetKey?: string;
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

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps) {
    if (this.state.hasFailed && resetKey !== this.props.resetKey) this.setState({ hasFailed: false });
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback() : this.props.children;
  }
}
