import { shiftWindows } from './observeVitals';

test.each<[string, [startTime: number, value: number][], number]>([
  ['within a second they add up', [0, 900].map((startTime) => [startTime, 0.1]), 0.2],
  [
    'after a second of rest a new window begins, and the worst counts',
    [0, 500, 500, 1600].map((startTime) => [startTime, 0.1]),
    0.3,
  ],
  ['after five seconds too', [0, 900, 1800, 2700, 3600, 4500, 5400].map((startTime) => [startTime, 0.1]), 0.6],
])('%s', (_rule, shifts, worst) => {
  const add = shiftWindows();
  expect(shifts.map(([startTime, value]) => add({ startTime, value })).at(-1)).toBeCloseTo(worst);
});
