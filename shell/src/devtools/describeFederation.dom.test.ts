import { composition } from '../federation/registry';
import { shareScope } from '../federation/shareScope';
import { describeFederation } from './describeFederation';

jest.mock('../federation/registry');

const remote = {
  name: 'blog',
  prefixes: ['/blog'],
  version: '1.2.0',
  build: 'b1',
  entry: '/assets/blog/remoteEntry.js',
  integrity: null,
};

test('tools of Module Federation find shell, remotes and shared modules, beside what another run-time has told', () => {
  Reflect.set(globalThis, '__FEDERATION__', { moduleInfo: { guest: {} }, __SHARE__: { guest: {} }, __INSTANCES__: [] });
  const shell = { version: '1.0.0', build: 's1' };
  jest.mocked(composition).mockReturnValue({ id: 's1~b1', shell, remotes: [remote] });
  describeFederation();
  const blog = { version: '1.2.0', remoteEntry: remote.entry };
  expect(Reflect.get(globalThis, '__FEDERATION__')).toEqual({
    __INSTANCES__: [],
    __SHARE__: { guest: {}, glow_shell: { default: shareScope } },
    moduleInfo: { guest: {}, glow_blog: blog, glow_shell: { ...shell, remotesInfo: { glow_blog: blog } } },
  });
});
