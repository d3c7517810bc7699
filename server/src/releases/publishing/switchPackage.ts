import { ReleaseError } from '../../base/errors/ReleaseError';
import { createLiveReleasesReader, type BuildFolders } from '../repository/liveReleases';
import { changePointers } from '../repository/registryFile';

/** Switches a remote or a live fragment (`remote/Name`). Throws a `ReleaseError` if that is missing or done already. */
export async function switchPackage(folders: BuildFolders, what: string, isOff: boolean): Promise<string> {
  const { packages, repository } = createLiveReleasesReader(folders, () => undefined)();
  const remotes = packages.filter(({ name }) => name !== 'shell');
  // names of slots have a point
  const fragments = remotes
    .flatMap(({ live }) => Object.keys(live?.provides ?? {}))
    .filter((one) => !one.includes('.'));
  const off = Object.values(repository.registry.packages).flatMap((pointers) => pointers.off ?? []);
  const known = [...remotes.map(({ name }) => name), ...new Set([...fragments, ...off])];
  if (!known.includes(what)) throw new ReleaseError([`There is no ${what} to switch: there are ${known.join(', ')}.`]);
  if (off.includes(what) === isOff) throw new ReleaseError([`${what} is ${isOff ? 'off' : 'on'} already.`]);
  await changePointers(folders.releasesDir, what.replace(/\/.*/, ''), (pointers) => {
    const others = (pointers.off ?? []).filter((other) => other !== what);
    return { ...pointers, off: isOff ? [...others, what] : others };
  });
  return `${what} is ${isOff ? 'off' : 'on'} for all shoppers.`;
}
