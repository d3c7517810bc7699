import { printable } from '@glow/shared/text';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { ApiError } from '../../base/errors/ApiError';
import { ReleaseError } from '../../base/errors/errors';

/** Creates a program. Its commands throw a `CommanderError` if they are called wrongly. */
export function createProgram(name: string, description: string): Command {
  return new Command(name)
    .description(description)
    .exitOverride()
    .showHelpAfterError('Add --help for how the command is used.')
    .helpCommand(false);
}

export function addCommand(to: Command, name: string, description: string): Command {
  return to.command(name).description(description);
}

/** Runs a program. The exit code is 0 if it succeeds, 1 if it is refused or fails, 2 if it is called wrongly. */
export async function runProgram(program: Command, args = process.argv.slice(2)): Promise<void> {
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? 0 : 2;
    } else {
      process.stderr.write(`${printable(messageOf(error))}\n`);
      process.exitCode = 1;
    }
  }
}

/** Prints a text without the characters that a terminal would act on. */
export const print = (text: string): void => void process.stdout.write(`${printable(text)}\n`);

/** Of a command that takes long; its result alone is on the standard output. */
export const printProgress = (text: string): void => void process.stderr.write(`${printable(text)}\n`);

export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** A parser of arguments that are whole numbers from `min` to `max`. */
export function wholeNumberArgument(min: number, max: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= min && number <= max) return number;
    throw new InvalidArgumentError(`GLOW-314 It takes a whole number from ${min} to ${max}.`);
  };
}

function messageOf(error: unknown): string {
  if (error instanceof ReleaseError) return `Not done:\n${error.reasons.map((reason) => `  - ${reason}`).join('\n')}`;
  if (error instanceof ApiError) return `GLOW-362 The shop has refused this: ${error.message}`;
  return String(error).replace(/^Error: /, '');
}
