/** How a command has ended. */
export interface Outcome {
  status: number;
  stdout: string;
  stderr: string;
}

/**
 * A script of Node that runs commands, given as a JSON list of lines, in turn in one process, which loads modules once.
 * It prints an `Outcome` by line, as JSON.
 */
export const RUN_COMMANDS = `
  const outcomes = {};
  for (const line of JSON.parse(process.argv[1])) {
    const outcome = (outcomes[line] = { stdout: '', stderr: '' });
    for (const output of ['stdout', 'stderr'])
      process[output].write = (text) => (outcome[output] += text, true);
    process.argv.splice(2, Infinity, ...line.split(' '));
    process.exitCode = 0;
    await import('./tools/commands.ts?' + encodeURIComponent(line));
    outcome.status = process.exitCode;
    for (const output of ['stdout', 'stderr']) delete process[output].write;
  }
  console.log(JSON.stringify(outcomes));
  process.exitCode = 0;
`;
