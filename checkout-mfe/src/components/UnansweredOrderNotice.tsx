import { lazyComponent } from '@glow/shared/app';
import { Skeleton } from '@glow/shared/ui';
import { Suspense, useState } from 'react';
import { unansweredSince } from './orderAttempt';

const UnansweredOrder = lazyComponent(
  async () => (await import(/* webpackChunkName: "unanswered-order" */ './UnansweredOrder')).UnansweredOrder,
  { fallback: () => null },
);

/** Shown if an order got no answer before this screen was opened (CHK-30). Requires hydration. */
export function UnansweredOrderNotice({ onFound }: { onFound?(): void }) {
  const [sentAt] = useState(unansweredSince);
  if (sentAt === undefined) return null;
  return (
    <Suspense fallback={<Skeleton height="5rem" />}>
      <UnansweredOrder sentAt={sentAt} onFound={onFound} />
    </Suspense>
  );
}
