import type { Command } from 'commander';
import type { Config } from '../base/config/config';
import { operatorProgram } from '../operations/commands/operatorProgram';

/** Runs a command of the operator within this process; resolves with its result, and rejects as it does. */
export async function runOperator(config: () => Config, ...args: string[]): Promise<string> {
  const printed: string[] = [];
  const written = jest.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
  const program = operatorProgram('glow', { configOf: config });
  silence(program);
  try {
    await program.parseAsync(args, { from: 'user' });
    // lines that end so tell what it is doing
    return printed
      .filter((line) => !line.endsWith('…\n'))
      .join('')
      .trimEnd();
  } finally {
    written.mockRestore();
  }
}

/** Keeps a command and those below it from writing their usage. */
function silence(command: Command): void {
  command.configureOutput({ writeErr: () => undefined });
  command.commands.forEach(silence);
}
