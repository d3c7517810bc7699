// Plain JavaScript, because the installation uses it before anything else is installed.
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Makes the links between libraries in a package of PostgreSQL's programs: npm packs none, so it lists them. Throws if they cannot be written. */
export function linkLibraries(packageFolder) {
  const list = path.join(packageFolder, 'native/pg-symlinks.json');
  for (const { source, target } of existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []) {
    const link = path.join(packageFolder, target);
    try {
      symlinkSync(path.basename(source), link);
    } catch (error) {
      // made before, or by another process meanwhile
      if (!existsSync(link)) throw error;
    }
  }
}
