import { spawnSync } from 'node:child_process';
import { root } from '../build/packages.js';

/** Runs npm on this repository and returns what it prints, and its exit code. */
export function npm(...args) {
  const isWindows = process.platform === 'win32';
  const { status, stdout, stderr } = spawnSync(isWindows ? 'npm.cmd' : 'npm', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: isWindows,
  });
  return { status, stdout, stderr };
}

const DEVELOPMENT = 'cdx:npm:package:development';

/**
 * The bill of materials (CycloneDX) of what the store ships, from the lock file, or of its tools too. Packages are left out by the mark
 * that npm gives to development ones: its `--omit dev` also drops what some workspace lists for development, such as React.
 */
export function billOfMaterials({ withTools = false } = {}) {
  const { status, stdout, stderr } = npm(
    ...['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'],
  );
  if (status !== 0) throw new Error(`npm sbom has failed: ${stderr.trim()}`);
  const bill = JSON.parse(stdout);
  return withTools ? bill : withoutTools(bill);
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
