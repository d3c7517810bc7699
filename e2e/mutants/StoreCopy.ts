import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packages } from '../../shared/build/packages.js';
import { copyRepository } from '../store';
import type { Mutant } from './mutants';

/** A copy of the store whose files are broken and restored. */
export class StoreCopy {
  readonly root = copyRepository();
  /** Where the builds of the whole store are kept while those of a broken one stand in their place. */
  private readonly kept = path.join(this.root, '.cache/kept');

  /** Keeps what is built now. */
  keepBuilds(): void {
    for (const { folder } of packages) cpSync(this.dist(folder), path.join(this.kept, folder), { recursive: true });
  }

  /** Puts back what was kept. */
  restoreBuilds(): void {
    for (const { folder } of packages) {
      rmSync(this.dist(folder), { recursive: true, force: true });
      cpSync(path.join(this.kept, folder), this.dist(folder), { recursive: true });
    }
  }

  /** Edits the file of a mutant; gives how to take that back. */
  apply({ file, from, to }: Mutant): () => void {
    const source = path.join(this.root, file);
    const text = readFileSync(source, 'utf8');
    // not as a pattern: `$1` of a database query stays what it is
    writeFileSync(source, text.replace(from, () => to));
    return () => writeFileSync(source, text);
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  private dist(folder: string): string {
    return path.join(this.root, folder, 'dist');
  }
}
