import type { Command } from 'commander';
import { addCommand } from './program';

/** Adds the command that prints what is live in a store, by default the one of this machine. */
export function addStatusCommand(program: Command): void {
  addCommand(program, 'status', 'print what is live in a store, and how it does')
    .argument('[address]', 'of the store', `http://localhost:${process.env.PORT || 3000}`)
    .action(async (address: string) => (await import('./status')).printStatus(address));
}
