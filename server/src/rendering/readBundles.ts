import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { integrityOf } from '@glow/shared/integrity';
import { JobError, type Tenant } from './renderJob';

/** The bundles with their code. Rejects with a `JobError` where one is not the file that its release names. */
export async function readBundles({ bundles }: Tenant): Promise<Record<string, object>> {
  const read = Object.values(bundles).map(async ({ name, path, integrity, former }) => {
    const code = await readFile(path, 'utf8');
    if (integrity !== integrityOf(code)) throw new JobError(`${path} is not the file that its release names`);
    return [name, { code, former, file: `${name}/${basename(path)}` }];
  });
  return Object.fromEntries(await Promise.all(read));
}
