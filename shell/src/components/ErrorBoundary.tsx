import { keepFields } from '@glow/shared/hydration';
import { Component, type ReactNode } from 'react';

/** Most new renders within `RENEWALS_MS` before a part fails; for errors that are no foreign change at most one. */
const MAX_RENEWALS = 3;
const RENEWALS_MS = 10_000;

interface ErrorBoundaryProps {
  remote?: string;
  /** When any of these changes, the boundary renders its children again. */
  resetKeys?: readonly unknown[];
  fallback(error: unknown): ReactNode;
  onFailure?(error: unknown): void;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failure?: { error: unknown };
  renewals: number;
}

/** Whether a translator or an extension has moved or removed elements of React. */
function isForeignChange(error: unknown): boolean {
  return error instanceof DOMException && /^(NotFound|HierarchyRequest)Error$/.test(error.name);
}

/** After an error, renders the children again and keeps their input; if they still throw, renders `fallback`. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { renewals: 0 };
  private recentRenewals = 0;
  private restoreFields?: () => void;

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override getSnapshotBeforeUpdate(_props: ErrorBoundaryProps, { failure }: ErrorBoundaryState) {
    if (this.state.failure && !failure) this.restoreFields = keepFields(() => true);
    return null;
  }

  override componentDidUpdate({ resetKeys }: ErrorBoundaryProps) {
    const hasChanged = this.props.resetKeys?.some((key, index) => key !== resetKeys?.[index]);
    if (this.state.failure && hasChanged) this.setState({ failure: undefined });
  }

  override componentDidCatch(error: unknown) {
    if (!this.isRenewed(error)) {
      if (process.env.NODE_ENV === 'development')
        void import('@glow/shared/standalone').then(({ showError }) => showError(error));
      return this.props.onFailure?.(error);
    }
    this.recentRenewals++;
    setTimeout(() => this.recentRenewals--, RENEWALS_MS);
    this.setState(
      ({ renewals }) => ({ failure: undefined, renewals: renewals + 1 }),
      () => this.restoreFields?.(),
    );
  }

  private isRenewed(error: unknown): boolean {
    const other = this.props.remote ? 1 : 0;
    return this.recentRenewals < (isForeignChange(error) ? MAX_RENEWALS : other);
  }

  private renderContent() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return this.isRenewed(failure.error) ? null : this.props.fallback(failure.error);
  }

  override render() {
    // a new element does not have what others have put into it
    return (
      <div key={this.state.renewals} data-remote={this.props.remote} style={{ display: 'contents' }}>
        {this.renderContent()}
      </div>
    );
  }
}
