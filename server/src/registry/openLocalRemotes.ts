import type { Config } from '../config/config';
import { signer } from '../config/signingKey';
import { createLocalRemotes, LOCAL_REMOTE_PURPOSE, type LocalRemotes } from '../releases/localRemotes';
import { createPublishersReader } from './publishersFile';

/** The local remotes of the teams of the publishers file, as it is now: what a former key of a team covers ends with that key. */
export function openLocalRemotes(
  { publishers = '' }: Config,
  signingKey: string,
  report: (sentence: string) => void,
): LocalRemotes {
  const read = createPublishersReader(publishers, report);
  return createLocalRemotes(
    signer(signingKey, LOCAL_REMOTE_PURPOSE),
    (name) => Object.values(read().publishers.teams).find(({ packages }) => packages.includes(name))?.key,
  );
}
