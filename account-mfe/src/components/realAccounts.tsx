import { lazyComponent } from '@glow/shared/app';
import type { User } from '@glow/shared/auth';
import { LoadError } from '@glow/shared/ui';
import { Suspense, type ComponentType } from 'react';

// what only real accounts show is loaded where they are real
const load = () => import(/* webpackChunkName: "real-accounts" */ './real/index');

function whenReal<Props extends object>(pick: (loaded: Awaited<ReturnType<typeof load>>) => ComponentType<Props>) {
  const Content = lazyComponent<Props>(async () => pick(await load()), { fallback: LoadError });
  return function WhenReal(props: Props) {
    return (
      <Suspense>
        <Content {...props} />
      </Suspense>
    );
  };
}

export const ProviderSignIn = whenReal<{ from?: string }>((loaded) => loaded.ProviderSignIn);
export const ConfirmationSent = whenReal<{ email: string }>((loaded) => loaded.ConfirmationSent);
export const NewPassword = whenReal<{ token: string }>((loaded) => loaded.NewPassword);
export const AccountActions = whenReal<{ user: User }>((loaded) => loaded.AccountActions);
