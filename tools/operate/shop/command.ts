// npm run shop -- orders | stock | policy | outbox | releases | log | doctor
import { startProgram } from '../../../server/src/config/startProgram';
import { runCommand } from '../runCommand';
import { parseArguments } from './parseArguments';

runCommand(async (args) => {
  const { run, ...given } = parseArguments(args);
  return run({ config: startProgram(), ...given });
});
