// npm run catalog -- export [file] [--stock] | import <file> [--dry-run] | set <id> price=45.00 stock=12 | retry [step] | drop [step]
import { startProgram } from '../../server/src/config/startProgram';
import { catalogCommand } from './catalogCommand';
import { runCommand } from './runCommand';

runCommand(async (args) => catalogCommand(args, startProgram()));
