import { lazyComponent } from '@glow/shared/app';
import { Outlet } from '../outlets/RemoteOutlet';

// the pages of remotes do without them
const ShellScreens = lazyComponent(
  async () => (await import(/* webpackChunkName: "shell-screens" */ './shellScreens')).shellScreens,
  { name: 'shell-screens' },
);

/** The shell's own screens, with the same error boundary as a remote. */
export function ShellOutlet() {
  return <Outlet Content={ShellScreens} />;
}
