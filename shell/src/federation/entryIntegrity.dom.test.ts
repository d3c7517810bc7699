import { init } from '@module-federation/enhanced/runtime';
import { enforceEntryIntegrity } from './entryIntegrity';
import { host } from './host';
import { startRegistry } from './registry';

// webpack does this in the built shell
init({ name: 'glow_shell', remotes: [] });
enforceEntryIntegrity();

function goLive(name: string, integrity: string | null | undefined) {
  const remote = { name, entry: `/assets/${name}/remoteEntry.js`, integrity, build: 'b1', version: '1.0.0' };
  document.body.innerHTML = `<script type="application/json" id="glow-registry">${JSON.stringify({ id: 'r1', shell: { build: 's1', version: '1.0.0' }, remotes: [remote] })}</script>`;
  startRegistry();
}

function scriptOf(name: string): HTMLScriptElement | null {
  return document.querySelector(`script[src*="/assets/${name}/"]`);
}

test.each([
  ['blog', null],
  ['admin', undefined],
])('The entry of %s with the hash %s is refused, and no script is inserted', async (name, integrity) => {
  goLive(name, integrity);
  await expect(host().loadRemote(`glow_${name}/routes`)).rejects.toThrow('has no integrity hash');
  expect(scriptOf(name)).toBeNull();
});

test.each([
  ['checkout', 'sha256-abc='],
  ['account', ''],
])('The entry of %s is loaded with the hash %j', async (name, integrity) => {
  goLive(name, integrity);
  host()
    .loadRemote(`glow_${name}/routes`)
    .catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(scriptOf(name)?.integrity).toBe(integrity);
});
