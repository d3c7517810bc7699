import { benchCrowd } from '../performance/crowdBench';

// the numbers of processes are read from `/proc`
const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('pages are rendered, with the right status, while a store starts and while the processor is busy', async () => {
  expect(await benchCrowd(true)).toEqual([]);
});
