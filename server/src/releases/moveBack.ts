import { compatibilityProblems } from './compatibilityProblems';
import { openOffers, type BuildFolders } from './openOffers';
import { rollBack } from './pointers';
import { changePointers } from './registryFile';
import type { Pointers } from './registrySchema';
import { ReleaseRefusal } from './ReleaseRefusal';

/** Takes a release back, or makes the named build live again; refused where that one cannot be met beside what is live now. */
export async function moveBack(folders: BuildFolders, name: string, build: string | undefined, report: (sentence: string) => void): Promise<Pointers> {
  const { offers, published } = openOffers(folders, report)();
  return changePointers(folders.releasesDir, name, (pointers) => {
    const moved = rollBack(pointers, build, new Date().toISOString());
    const target = moved.live?.build ?? '';
    if (target === pointers.live?.build) return moved;
    const release = published.find(name, target);
    if (!release) throw new ReleaseRefusal([`The build ${target} of ${name} cannot be read.`]);
    const problems = compatibilityProblems(release, offers);
    if (problems.length > 0) throw new ReleaseRefusal(problems);
    return moved;
  });
}
