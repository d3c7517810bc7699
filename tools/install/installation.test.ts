import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { anyCharacter } from '@glow/shared/testing/characters';
import fc from 'fast-check';
import { installCommand, isInstalled, missingPackages, recordIn } from './installed.js';
import { root } from '../build/packages.js';
import { pathProblem } from '../build/project.js';
import quotePaths from '../build/quotedPaths.js';

/** Nothing answers there. */
const NO_REGISTRY = 'http://127.0.0.1:9/';
const RECORD = 'node_modules/.package-lock.json';
const SERVED = 'node_modules/served';

/** What an installation runs. */
const COPIED = [
  ...['install', 'installed'].map((name) => `tools/install/${name}.js`),
  ...['packages', 'project'].map((name) => `tools/build/${name}.js`),
];

let base: string;
let folder: string;

const at = (file: string) => path.join(folder, file);

function write(file: string, content: object | string): void {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), typeof content === 'string' ? content : JSON.stringify(content));
}

interface Locked {
  version?: string;
  resolved?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
}

const PACKAGES: Record<string, Locked> = {
  packages: { version: '1.0.0' },
  tool: { version: '1.0.0', dev: true },
  'node_modules/packages': { resolved: 'packages', link: true },
  'node_modules/tool': { resolved: 'tool', link: true, dev: true },
};

/** A project with the scripts of the store, a package that it serves with, and a tool, both in folders of its own. */
function writeProject(packages = PACKAGES): void {
  const manifest = {
    name: 'project',
    version: '1.0.0',
    type: 'module',
    dependencies: { packages: 'file:packages' },
    devDependencies: { tool: 'file:tool' },
  };
  write('package.json', { ...manifest, engines: { node: '>=20.19' } });
  write('package-lock.json', {
    name: 'project',
    version: '1.0.0',
    lockfileVersion: 3,
    requires: true,
    packages: { '': manifest, ...packages },
  });
  for (const name of ['packages', 'tool']) write(`${name}/package.json`, { name, version: '1.0.0' });
  write('shared/remotes.json', '[]');
  write('shared/shell.json', {});
  write('shared/budgets.json', {});
  for (const file of COPIED) cpSync(path.join(root, file), at(file));
}

/** npm has installed these packages: their versions, by place. */
function putInstalled(versions: Record<string, string>): void {
  for (const [place, version] of Object.entries(versions)) write(`${place}/package.json`, { version });
  write(RECORD, {
    packages: Object.fromEntries(Object.entries(versions).map(([place, version]) => [place, { version }])),
  });
}

function run(args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      npm_config_user_agent: 'npm/10.8.2 node/v20.19.0 linux x64 workspaces/false',
      npm_config_registry: NO_REGISTRY,
      npm_config_fetch_retries: '0',
      npm_config_cache: path.join(base, 'cache'),
      ...env,
    },
  });
  return { status, stdout, stderr };
}

const install = (env?: Record<string, string>) => run(['tools/install/install.js'], env);

beforeEach(() => {
  base = realpathSync(mkdtempSync(path.join(tmpdir(), 'glow-installation-')));
  folder = path.join(base, `Zoë's shop #2 [neu] 100%`);
  writeProject();
});

describe('what counts as installed', () => {
  const LOCKED: Record<string, Locked> = {
    'server/node_modules/served': { version: '2.0.0' },
    'node_modules/served': { version: '1.0.0' },
    'node_modules/@scope/tool': { version: '3.0.0', dev: true },
    'node_modules/binary-here': { version: '1.0.0', optional: true },
    'node_modules/binary-elsewhere': { version: '1.0.0', optional: true },
  };
  const INSTALLED = {
    'server/node_modules/served': '2.0.0',
    'node_modules/served': '1.0.0',
    'node_modules/@scope/tool': '3.0.0',
    'node_modules/binary-here': '1.0.0',
  };

  beforeEach(() => {
    writeProject(LOCKED);
    putInstalled(INSTALLED);
  });

  test('each package in its version, without those of other platforms', () => {
    expect(isInstalled(folder)).toBe(true);
    expect(missingPackages({ folder, withTools: true })).toEqual([]);
  });

  test.each(Object.keys(INSTALLED))('not without %s', (place) => {
    rmSync(at(place), { recursive: true });
    expect(isInstalled(folder)).toBe(false);
    expect(missingPackages({ folder, withTools: true })).toEqual([place.replace(/.*node_modules\//, '')]);
  });

  test('not with another version', () => {
    write(`${SERVED}/package.json`, { version: '1.0.1' });
    expect(isInstalled(folder)).toBe(false);
    expect(missingPackages({ folder })).toEqual([]);
  });

  test('not when npm has not come to its end', () => {
    rmSync(recordIn(folder));
    expect(isInstalled(folder)).toBe(false);
  });

  test('a command that operates needs no tool', () => {
    rmSync(at('node_modules/@scope'), { recursive: true });
    expect(missingPackages({ folder })).toEqual([]);
  });
});

describe('an installation', () => {
  const tool = () => at('node_modules/tool/package.json');
  const NOTHING = { status: 0, stdout: '', stderr: '' };

  /** An npm that does this, in front of the real one. */
  function withNpm(script: string) {
    mkdirSync(path.join(base, 'bin'), { recursive: true });
    writeFileSync(path.join(base, 'bin/npm'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    return { PATH: `${path.join(base, 'bin')}:${process.env.PATH}` };
  }

  test('has the tools, whatever leaves them out; a complete one is left alone, an incomplete one is mended, and one that fails leaves what was there', () => {
    write('.npmrc', 'omit=dev\n');
    const lock = readFileSync(at('package-lock.json'), 'utf8');
    const withoutTools = { NODE_ENV: 'production', npm_config_omit: 'dev', npm_config_production: 'true' };
    expect(install(withoutTools)).toMatchObject({ status: 0 });
    expect(existsSync(tool())).toBe(true);
    expect(install()).toEqual(NOTHING);

    rmSync(at('node_modules/tool'));
    expect(install(withNpm('exit 0'))).toMatchObject({ status: 1 });
    expect(install()).toMatchObject({ status: 0, stdout: expect.stringContaining('Installing') });
    expect(isInstalled(folder)).toBe(true);
    expect(readFileSync(at('package-lock.json'), 'utf8')).toBe(lock);

    const record = readFileSync(at(RECORD), 'utf8');
    rmSync(at('packages/package.json'));
    // as npm's `ci` removes all before it begins
    const { status, stderr } = install(withNpm('[ "$1" = ci ] && rm -r node_modules; exit 1'));
    expect(status).toBe(1);
    expect(stderr).toContain('The dependencies could not be installed');
    expect(readFileSync(at(RECORD), 'utf8')).toBe(record);
    expect(existsSync(tool())).toBe(true);
  });

  test.each(['pnpm/10.34.9 npm/? node/v20.19.0', 'yarn/1.22.22 npm/? node/v20.19.0', 'bun/1.3.0'])(
    'is refused with %s in one sentence',
    (agent) => {
      const stderr = `GLOW-028 Glow is installed with npm only, not with ${agent.split('/')[0]}: run the same command with npm.\n`;
      expect(install({ npm_config_user_agent: agent })).toEqual({ status: 1, stdout: '', stderr });
    },
  );

  test('is refused in a folder with a character that no build can have in its path, in one sentence', () => {
    folder = path.join(base, 'my!shop');
    writeProject();
    const { status, stderr } = install();
    expect(status).toBe(1);
    expect(stderr).toContain('its path has "!" in it: move or rename the folder.');
    expect(existsSync(at('node_modules'))).toBe(false);
  });

  test('is refused with an older Node', () => {
    const older = 'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"20.18.3"})';
    const stderr = 'GLOW-027 Node 20.19 or newer is needed, and this is 20.18.3.\n';
    expect(run(['--import', older, 'tools/install/install.js'])).toMatchObject({ status: 1, stderr });
  });
});

describe("an operator's command", () => {
  const operate = (command = 'shop') => run(['command.js', command]);

  test('installs nothing and says in one sentence what is missing; it runs without a tool, and with another version', () => {
    writeProject({ [SERVED]: { version: '1.0.0' }, 'node_modules/tool': { version: '1.0.0', dev: true } });
    const call = 'requireInstalled(process.argv[2]); console.log("done");';
    write('command.js', `import { requireInstalled } from "./tools/install/installed.js"; ${call}`);
    const stderr =
      'GLOW-030 Not installed: served. `npm start`, `npm run build` or `npm install` installs what is missing; this command changes nothing.\n';
    expect(operate()).toEqual({ status: 1, stdout: '', stderr });
    expect(existsSync(at(SERVED))).toBe(false);
    putInstalled({ [SERVED]: '0.9.0' });
    expect(operate()).toEqual({ status: 0, stdout: 'done\n', stderr: '' });
    expect(operate('release').stderr).toMatch(/^GLOW-030 Not installed: tool\. /);
  });
});

test('only the commands that start, build or test install', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const installing = Object.keys(scripts).filter((name) => scripts[`pre${name}`]?.includes('install.js'));
  expect(installing).toEqual(['start', 'dev', 'build', 'test']);
  expect(Object.keys(scripts).filter((name) => !name.startsWith('pre')).length).toBeLessThanOrEqual(15);
});

test("the store's repository, and that of a remote, name npm as what installs them", () => {
  for (const file of ['package.json', 'tools/templates/new-repository/package.json.txt'])
    expect(readFileSync(path.join(root, file), 'utf8')).toMatch(/"packageManager": "npm@[\d.]+"/);
});

test("the store's repository, and that of a remote, have the same line ends on every system", () => {
  for (const file of ['.gitattributes', 'tools/templates/new-repository/.gitattributes.txt'])
    expect(readFileSync(path.join(root, file), 'utf8')).toMatch(/^\* text=auto eol=lf$/m);
});

test('A remote in a folder of a project with workspaces is installed by itself', () => {
  expect(installCommand(at('apps/gifts'))).toBe('npm install');
  write('package.json', { workspaces: ['apps/*'] });
  write('apps/package.json', {});
  expect(installCommand(at('apps/gifts'))).toBe('npm install --no-workspaces');
  expect(installCommand(folder)).toBe('npm install');
});

describe('a folder in which is built', () => {
  const WITHOUT = /[!?\\\p{Cc}]/u;

  test('may have each other character in its path', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (name) => {
        expect(pathProblem(`/${name}`) === undefined).toBe(!WITHOUT.test(name));
      }),
    );
  });

  test('may have an apostrophe or quotation marks, which end no import of federation', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("'", '"', '`', ' ', '#', 'ë', ';', '$', '&', '/', 'a') }),
        (name) => {
          const [statement = ''] = quotePaths(`import federation from '/${name}/bundler.js';\n\nfederation();`).split(
            '\n',
          );
          expect(Function(statement.replace('import federation from', 'return'))()).toBe(`/${name}/bundler.js`);
        },
      ),
    );
  });
});
