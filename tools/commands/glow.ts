// the command `glow` of the store's repository
import { STORE } from '../../server/src/config/project';
import { startProgram } from '../../server/src/config/startProgram';
import { operatorProgram } from '../operate/program';
import { addBudgetCommand, addReleaseCommand } from '../release/commands';
import { addBuildCommands } from './buildCommands';
import { addTestCommands } from './testCommands';
import { runProgram } from './program';

const program = operatorProgram('npm run glow --').description(
  'Every command of the Glow store. It ends with 0 when it has done what was asked, 1 when that was refused or has failed, and 2 when it was called wrongly.',
);
addReleaseCommand(program, STORE, startProgram);
addBudgetCommand(program, STORE);
addBuildCommands(program);
addTestCommands(program);
await runProgram(program);
