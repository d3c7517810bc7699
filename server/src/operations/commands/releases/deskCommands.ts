import type { Command } from 'commander';
import { readConfig, type Config } from '../../../base/config/config';
import type { Project } from '../../../base/config/project';
import type { Unsigned } from '../../../registry/registryClient';
import type { Question } from '../../../registry/statement';
import { addCommand, print, wholeNumberArgument, printProgress } from '../program';
import { buildIn, namesOf, packageArgument } from './parseArguments';

export function addLogCommand(program: Command, project: Project, configOf: () => Config): void {
  addCommand(program, 'log', 'print what the team has published and moved, and what was refused').action(async () => {
    const ask = await openDesk(configOf());
    const packages = project.packages.map(({ name }) => ({ name }));
    print((await ask({ action: 'log', packages })).log ?? '');
  });
}

export function addDeskCommands(program: Command, project: Project, configOf: () => Config): void {
  const buildsIn = (text: string) => new Map(text.split(',').map((part) => buildIn(project, configOf(), part)));
  addCommand(program, 'preview', 'print a link that shows published builds, on any page of the store')
    .argument('<builds>', `<package>@<build>, with commas between them, of ${namesOf(project)}`, buildsIn)
    .option('--hours <hours>', 'how long it is valid', wholeNumberArgument(1, 720), 24)
    .action(async (builds: ReadonlyMap<string, string>, { hours }: { hours: number }) => {
      const packages = [...builds].map(([name, build]) => ({ name, build }));
      const ask = await openDesk(configOf());
      const { preview } = await ask({ action: 'preview', packages, hours });
      print(`${preview}\nThis link is valid for ${hours} hours, on any page of the store.`);
    });
  addCommand(program, 'errors', 'print the errors of a package with their sources, and the figures of its screens')
    .addArgument(packageArgument(project, configOf))
    .argument('[address]', 'of the store, else REGISTRY_URL or the store on this machine')
    .action(async (name: string, address?: string) => {
      const ask = await openDesk(configOf(), address);
      const { reports } = await ask({ action: 'errors', packages: [{ name }] });
      const readMap = async (build: string, file: string) =>
        (await ask({ action: 'source-map', packages: [{ name, build }], file })).map;
      if (!reports) return;
      print(await (await import('./describeErrors')).describeErrors(name, reports, readMap));
      (await import('../status')).printReports(reports);
    });
}

export function addStatusCommand(program: Command): void {
  addCommand(program, 'status', 'print what is live in a store, and how it does')
    .argument('[address]', 'of the store', `http://localhost:${process.env.PORT || 3000}`)
    .action(async (address: string) => (await import('../status')).printStatus(address));
}

/** Returns a function that asks the service at `address` or `REGISTRY_URL`, else the releases folder and the store. */
async function openDesk(config: Config, address = config.registry?.url ?? `http://localhost:${config.port}`) {
  const { registry } = config.registry ? readConfig({ ...process.env, REGISTRY_URL: address }) : config;
  if (registry) {
    const { connectTeam } = await import('../../../registry/registryClient');
    printProgress(`Asking ${registry.url} …`);
    const { client, sign } = await connectTeam(registry);
    return (question: Unsigned<Question>) => client.ask(sign(question));
  }
  const { answerQuestion } = await import('../../../registry/answerQuestion');
  const { createLiveReleasesReader } = await import('../../../releases/repository/liveReleases');
  const { askStore } = await import('../status');
  const readLive = createLiveReleasesReader(config, () => undefined);
  const readReports = async () => (await askStore(address, '/api/reports'))[0];
  return (question: Unsigned<Question>) => answerQuestion({ config, readLive, readReports }, question);
}
