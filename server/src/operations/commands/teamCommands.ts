import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import type { Project } from '../../base/config/project';
import { startProgram } from '../../base/config/startProgram';
import { StartError } from '../../base/errors/errors';
import { once } from './program';
import { addDeskCommands, addLogCommand, addStatusCommand } from './releases/deskCommands';
import type { SourceTools } from './releases/release';
import { addReleaseCommands, addRolloutCommands } from './releases/releaseCommands';

/** Adds the commands of a team whose package has its own repository. */
export function addTeamCommands(program: Command, project: Project, tools: SourceTools): void {
  const configOf = once(() => {
    const { RELEASES_DIR: folder, REGISTRY_URL: url } = process.env;
    if (!url && (!folder || !existsSync(folder)))
      throw new StartError(
        'GLOW-021 Set RELEASES_DIR to the releases folder of the store, which its server makes when it is started, or REGISTRY_URL to its address if it has a registry service.',
      );
    return startProgram(project);
  });
  addReleaseCommands(program, project, configOf, tools);
  addRolloutCommands(program, project, configOf);
  addDeskCommands(program, project, configOf);
  addLogCommand(program, project, configOf);
  addStatusCommand(program);
}
