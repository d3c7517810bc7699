import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packages } from '../../tools/build/packages.js';
import { copyRepository } from '../store';
import type { Mutant } from './inFile';

/** A copy of the repository to which mutants are applied. */
export class StoreCopy {
  readonly root = copyRepository();
  /** Backup of the original builds while a mutant's builds replace them. */
  private readonly buildBackup = path.join(this.root, '.cache/kept');

  keepBuilds(): void {
    for (const { folder } of packages)
      cpSync(this.dist(folder), path.join(this.buildBackup, folder), { recursive: true });
  }

  /** Restores the backup. */
  restoreBuilds(): void {
    for (const { folder } of packages) {
      rmSync(this.dist(folder), { recursive: true, force: true });
      cpSync(path.join(this.buildBackup, folder), this.dist(folder), { recursive: true });
    }
  }

  /** Applies a mutant; returns a function that reverts it. */
  apply({ file, from, to }: Mutant): () => void {
    const source = path.join(this.root, file);
    const text = readFileSync(source, 'utf8');
    writeFileSync(source, text.split(from).join(to));
    return () => writeFileSync(source, text);
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  private dist(folder: string): string {
    return path.join(this.root, folder, 'dist');
  }
}
