// the command `glow` of the production artefact
import { runProgram } from '../commands/program';
import { operatorProgram } from '../operate/program';

await runProgram(operatorProgram('npm run glow --'));
