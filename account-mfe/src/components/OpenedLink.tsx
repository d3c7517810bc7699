import { lazyComponent, useIsHydrated } from '@glow/shared/app';
import { useAuth } from '@glow/shared/auth';
import { useSearchParams } from '@glow/shared/router';

const LinkNote = lazyComponent(
  async () => (await import(/* webpackChunkName: "real-accounts" */ './realAccounts')).LinkNote,
);

/** Tells what the link in a message did that led to this page. The server renders pages without it. */
export function OpenedLink() {
  const [search] = useSearchParams();
  const isLocal = useAuth((auth) => auth.kind === 'local');
  return useIsHydrated() && isLocal && search.has('link') && <LinkNote />;
}
