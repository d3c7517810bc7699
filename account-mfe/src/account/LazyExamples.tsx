import { lazyComponent } from '@glow/shared/app';
import { canSignInAgain } from '@glow/shared/auth';
import { Suspense } from 'react';
import type { ExamplesProps } from './Examples';

const Examples = lazyComponent<ExamplesProps>(
  async () => (await import(/* webpackChunkName: "account-lists" */ './Examples')).Examples,
  { fallback: () => null },
);

/** Nothing for the demo account, because the samples are its own (ACC-12, ACC-13). */
export function LazyExamples(props: ExamplesProps) {
  if (canSignInAgain(props.user)) return null;
  return (
    <Suspense>
      <Examples {...props} />
    </Suspense>
  );
}
