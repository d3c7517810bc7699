import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packages } from '../../tools/build/packages.js';
import { repository } from '../store';

const remotes = packages.filter(({ anyHost }) => anyHost);

test.each(remotes.map(({ name, folder }) => [name, folder]))(
  'for other hosts %s brings a React for what is mounted only',
  (_name, folder) => {
    const dist = path.join(repository, folder, 'dist');
    const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');
    const { build } = JSON.parse(read('release.json'));
    const { exposes } = JSON.parse(read(`foreign/mf-manifest.${build}.json`));
    expect(exposes.length).toBeGreaterThan(1);
    for (const { path: module, assets } of exposes) {
      const files: string[] = [...assets.js.sync, ...assets.js.async];
      const codes = files.map((file) => read(`foreign/${file}`));
      const found = ['useSyncExternalStore=', 'onRecoverableError'].map((own) =>
        codes.some((code) => code.includes(own)),
      );
      const isMounted = module.endsWith('-mount');
      expect([module, ...found]).toEqual([module, isMounted, isMounted]);
    }
  },
);
