import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageCalled, type Project } from '../../../base/config/project';
import { ReleaseError } from '../../../base/errors/errors';
import { screenSizes } from '../../../releases/publishing/fileProblems';
import { createLocalBuildReader } from '../../../releases/repository/localBuild';

const FREE = 0.1;
const ROUNDED_TO = 100;

/** Gives screens without a budget their size and a tenth more, in bytes (brotli). Unbuilt: throws a `ReleaseError`. */
export function giveBudgets(project: Project, name: string, print: (line: string) => void): void {
  const { root, isStore, budgets } = project;
  const folder = packageCalled(project, name)?.folder ?? name;
  const built = createLocalBuildReader(root, name, folder, () => undefined)();
  if (!built) throw new ReleaseError([`GLOW-206 ${name} was never built: npm run build.`]);
  const missing = screenSizes(built).filter(([screen]) => budgets[name]?.[screen] === undefined);
  if (missing.length === 0) return print(`Every screen of ${name} has a budget.`);
  const given = Object.fromEntries(
    missing.map(([screen, size]) => [screen, Math.ceil((size * (1 + FREE)) / ROUNDED_TO) * ROUNDED_TO]),
  );
  const file = join(root, isStore ? 'shared/budgets.json' : 'package.json');
  const content = JSON.parse(readFileSync(file, 'utf8'));
  if (isStore) content.screens[name] = { ...content.screens[name], ...given };
  else content.glow.budgets = { ...content.glow.budgets, ...given };
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  for (const [screen, budget] of Object.entries(given)) print(`${screen} of ${name} may take ${budget} bytes.`);
}
