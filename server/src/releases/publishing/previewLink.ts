import type { Config } from '../../base/config/config';
import { findSigningKey, signer, signingKeyFile } from '../../base/config/signingKey';
import { ReleaseError } from '../../base/errors/ReleaseError';
import { StartError } from '../../base/errors/StartError';
import { PREVIEW_PURPOSE, signPreview } from '../repository/preview';
import { readRegistryFile } from '../repository/registryFile';
import type { RegistryFile } from '../repository/registrySchema';

/** Throws a `ReleaseError` if a build is withdrawn or not published, a `StartError` without a signing key. */
export function previewLink(config: Config, builds: ReadonlyMap<string, string>, hours: number): string {
  const registry = readRegistryFile(config.releasesDir);
  const problems = [...builds].flatMap(([name, build]) => problemsOf(registry, name, build));
  if (problems.length > 0) throw new ReleaseError(problems);
  const key = findSigningKey(config);
  if (!key)
    throw new StartError(
      `There is no key at ${signingKeyFile(config.dataDir)}, so the store would refuse the link: run this where its server runs, with the DATA_DIR or SIGNING_KEY of that.`,
    );
  const until = new Date(Date.now() + hours * 60 * 60 * 1000);
  const preview = signPreview(builds, until, signer(key, PREVIEW_PURPOSE));
  return `${config.siteUrl ?? `http://localhost:${config.port}`}/?preview=${preview}`;
}

function problemsOf({ packages }: RegistryFile, name: string, build: string): string[] {
  const listed = packages[name]?.builds[build];
  if (!listed)
    return [`There is no published build ${build} of ${name}: \`npm run glow -- releases\` lists what there is.`];
  return listed.withdrawn ? [`The build ${build} of ${name} was withdrawn, so nobody can look at it.`] : [];
}
