import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readConfig } from '../../../base/config/config';
import { ReleaseError, StartError } from '../../../base/errors/errors';
import { LOCAL_REMOTE_MS } from '../../../releases/repository/localRemotes';
import { packageCalled, type Project } from '../../../base/config/project';
import { connectTeam } from '../../../registry/registryClient';
import { print, printProgress } from '../program';

/**
 * Serves a remote's build from this machine for an hour, builds it again with each edit, and prints a link to see it.
 * Throws a `ReleaseError` if the build fails or the store refuses it, a `StartError` if the store cannot be asked.
 */
export async function develop(project: Project, given: string, store: string): Promise<void> {
  const found = packageCalled(project, given);
  const { registry } = readConfig({ ...process.env, REGISTRY_URL: store });
  if (!found || found.name === 'shell') throw new StartError(`GLOW-203 There is no remote "${given}" here.`);
  if (!registry) throw new StartError('GLOW-204 Name the store: `--store https://glow.example`.');
  const { name, folder } = found;
  const { client, sign } = await connectTeam(registry);

  const cli = createRequire(import.meta.url).resolve('webpack-cli/bin/cli.js');
  printProgress(`Building ${name} …`);
  // the server sends the URL of its files when they are built
  const server = spawn(process.execPath, [cli, 'serve', '--mode', 'production', '--env', `store=${registry.url}`], {
    cwd: join(project.root, folder),
    env: { ...process.env, NODE_ENV: 'production' },
    // the server ends when this channel closes
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(server, 'exit');
  try {
    const [base] = (await Promise.race([once(server, 'message'), ended])) as [unknown];
    const release = typeof base === 'string' ? await fetch(`${base}release.json`) : undefined;
    if (typeof base !== 'string' || !release?.ok) throw new ReleaseError([`GLOW-205 ${name} is not built: see above.`]);
    const until = new Date(Date.now() + LOCAL_REMOTE_MS);
    const { preview } = await client.showLocal(
      sign({ action: 'develop', until: until.toISOString(), packages: [{ name }], base }),
      await release.text(),
    );
    print(
      `Until ${until.toLocaleTimeString('en-GB')} the browser that opens this link, once, has ${name} of this folder:\n${preview}`,
    );
    const timer = setTimeout(() => {
      print('The hour is over: run the command again to go on.');
      server.kill();
    }, LOCAL_REMOTE_MS);
    await ended;
    clearTimeout(timer);
  } finally {
    server.kill();
  }
}
