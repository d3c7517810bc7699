// npm run registry -- key <team> <packages> [--quota <MB>] | accept | log [--last <n>]
import { startProgram } from '../../server/src/config/startProgram';
import { registryCommand } from './registryCommand';
import { runCommand } from './runCommand';

runCommand(async (args) => registryCommand(args, startProgram()));
