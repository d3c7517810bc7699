// the command `glow` of the production artefact
import { operatorProgram, runProgram } from '@glow/server/operations';

await runProgram(operatorProgram('npm run glow --'));
