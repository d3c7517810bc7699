import { ApiError } from '../../base/errors/ApiError';
import { createProgram, runProgram } from './program';

test('a refusal of the shop is printed with a code, and ends with 1', async () => {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const program = createProgram('glow', '').action(() => {
    throw new ApiError(404, 'There is no order GLW-1.');
  });
  await runProgram(program, []);
  expect(write).toHaveBeenCalledWith('GLOW-362 The shop has refused this: There is no order GLW-1.\n');
  expect(process.exitCode).toBe(1);
  process.exitCode = 0;
});
