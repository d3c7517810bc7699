import { LOCAL_BUILD, localCompositionId, type LocalRemote } from '../../releases/repository/localRemotes';
import type { Composition } from './composer';

export interface LocalComposition extends Composition {
  local: LocalRemote;
}

/** The local remote has no integrity, because its files change. No remote has a fallback, so that failures are seen. */
export function withLocalRemote(composition: Composition, local: LocalRemote): LocalComposition {
  const { id, remotes, releases } = composition;
  const entry = { entry: `${local.base}remoteEntry.js`, integrity: '', build: LOCAL_BUILD, off: undefined };
  return {
    ...composition,
    id: localCompositionId(id, local),
    remotes: remotes.map((remote) => ({ ...remote, ...(remote.name === local.name && entry), previous: undefined })),
    releases: new Map([...releases].filter(([name]) => name !== local.name)),
    previews: [local.name],
    local,
    isForAll: false,
  };
}
