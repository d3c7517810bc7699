import { renderRoutes } from '@glow/shared/testing';
import { init } from '@module-federation/enhanced/runtime';
import { screen } from '@testing-library/react';
import { buildOf, startRegistry } from '../federation/registry';
import { useRemoteComponent, type RemoteComponent } from '../federation/remoteComponent';
import { subscribeToFailures } from '../telemetry/telemetryQueue';
import { PREVIOUS, writeRegistry } from '../testing/page';
import { Outlet } from './RemoteOutlet';

jest.mock('../federation/loadRemote');

// webpack does this in the built shell
init({ name: 'glow_shell', remotes: [] });

test.each(['load', 'render'])(
  'a build that fails in several places is blamed for each of them, and the one in its place for none: %s',
  async (phase) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const failures: unknown[] = [];
    subscribeToFailures(({ remote, build, phase }) => failures.push([remote, build, phase]));
    writeRegistry({ ...PREVIOUS, name: phase, entry: '/now.js', build: 'b1', previous: PREVIOUS });
    startRegistry();
    const parts = ['One', 'Other', 'Last'].map((name): RemoteComponent => [
      phase,
      name,
      async () => {
        const build = buildOf(phase);
        if (build === 'b1' && phase === 'load') throw new Error(`${name} of ${build}`);
        return () => {
          if (build === 'b1') throw new Error('broken');
          return <p>{`${name} of ${build}`}</p>;
        };
      },
    ]);
    function Part({ part }: { part: RemoteComponent }) {
      return <Outlet remote={phase} Content={useRemoteComponent(part)} fallback={null} failure={() => null} />;
    }
    renderRoutes(() => parts.map((part) => <Part key={part[1]} part={part} />), '/');
    expect(await screen.findByText('Last of b0')).toBeVisible();
    expect(await screen.findByText('One of b0')).toBeVisible();
    expect(failures.length).toBeGreaterThan(0);
    expect(failures.filter((one) => JSON.stringify(one) !== `["${phase}","b1","${phase}"]`)).toEqual([]);
  },
);
