import { signer } from '../base/config/signingKey';
import type { Tell } from '../base/errors/Tell';
import { createLocalRemotes, LOCAL_REMOTE_PURPOSE, type LocalRemotes } from '../releases/repository/localRemotes';
import { createPublishersReader } from './publishersFile';

/** Opens the local remotes of all teams. A link or cookie is valid until the key of its team is replaced. */
export function openLocalRemotes(publishers: string, signingKey: string, report: Tell): LocalRemotes {
  const read = createPublishersReader(publishers, report);
  return createLocalRemotes(
    signer(signingKey, LOCAL_REMOTE_PURPOSE),
    (name) => Object.values(read().publishers.teams).find(({ packages }) => packages.includes(name))?.key,
  );
}
