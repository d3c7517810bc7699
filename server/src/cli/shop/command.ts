// npm run shop -- orders | stock | policy | outbox | releases | log | doctor
import { readConfig } from '../../config/config';
import { runCommand } from '../runCommand';
import { parseArguments } from './parseArguments';

runCommand(async (args) => {
  const { run, ...given } = parseArguments(args);
  return run({ config: readConfig(), ...given });
});
