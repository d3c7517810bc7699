// npm run registry -- key <team> <packages> [--quota <MB>] | accept | log [--last <n>]
import { readConfig } from '../config/config';
import { registryCommand } from './registryCommand';
import { runCommand } from './runCommand';

runCommand(async (args) => registryCommand(args, readConfig()));
