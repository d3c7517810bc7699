import { printable } from '@glow/shared/text';
import { StartError } from '../../server/src/errors/StartError';

/** Runs a command with the arguments of this process and prints its result, or its error in a sentence. */
export function runCommand(command: (args: string[]) => Promise<string>): void {
  command(process.argv.slice(2)).then(
    (text) => process.stdout.write(`${printable(text)}\n`),
    (error: unknown) => {
      process.stderr.write(`${printable(error instanceof StartError ? error.message : String(error))}\n`);
      process.exitCode = 1;
    },
  );
}
