// the command `glow` of the production artefact
import { operatorProgram } from './operatorProgram';
import { runProgram } from './program';

await runProgram(operatorProgram('npm run glow --'));
