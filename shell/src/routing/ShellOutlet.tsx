import { lazyComponent } from '@glow/shared/app';
import { Outlet } from '../outlets/RemoteOutlet';

// pages of remotes do not need them
const ShellScreens = lazyComponent(
  async () => (await import(/* webpackChunkName: "shell-screens" */ './shellScreens')).shellScreens,
  { name: 'shell-screens' },
);

export function ShellOutlet() {
  return <Outlet Content={ShellScreens} />;
}
