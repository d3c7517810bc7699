import { shiftWindows } from './observeVitals';

test.each([
  ['within a second they add up', [0, 900], 0.2],
  ['after a second of rest a new window begins, and the worst counts', [0, 500, 500, 1600], 0.3],
  ['after five seconds too', [0, 900, 1800, 2700, 3600, 4500, 5400], 0.6],
])('%s', (_rule, times, worst) => {
  const add = shiftWindows();
  expect(Math.max(...times.map((startTime) => add({ startTime, value: 0.1 })))).toBeCloseTo(worst);
});
