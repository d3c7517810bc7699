import { startProgram } from '../../server/src/config/startProgram';
import { STORE } from '../../server/src/config/project';
import { createProgram, once } from '../commands/program';
import { addListCommand, addPublishedCommands, addRolloutCommands } from '../release/commands';
import { addDeskCommands } from '../release/deskCommands';
import { addOperatorCommands } from './commands';
import type { Command } from 'commander';

/** The commands that need no sources: those of who operates the store. */
export function operatorProgram(name: string, configOf = once(startProgram)): Command {
  const program = createProgram(name, 'The commands of who operates the store.');
  addOperatorCommands(program, configOf);
  addRolloutCommands(program, STORE, configOf);
  addListCommand(program, configOf);
  addDeskCommands(program, STORE, configOf);
  addPublishedCommands(program, STORE, configOf);
  return program;
}
