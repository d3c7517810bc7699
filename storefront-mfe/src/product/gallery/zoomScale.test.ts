import { pressed, stepped, withinLimits, zoomDirection } from './zoomScale';

function keyDown(key: string, modifiers = {}) {
  return { key, altKey: false, ctrlKey: false, metaKey: false, ...modifiers } as KeyboardEvent;
}

test('A press shows a picture twice as large, and another fits it to the screen again (PROD-43)', () => {
  expect(pressed(1)).toBe(2);
  expect(pressed(2)).toBe(1);
  expect(pressed(1.2)).toBe(1);
});

test('Steps lead from the fitting size to at least twice as large and back (PROD-43)', () => {
  const larger = [1, 2, 3, 4].reduce((scale) => stepped(scale, 1), 1);
  expect(larger).toBeGreaterThanOrEqual(2);
  expect(stepped(larger, 1)).toBe(larger);
  expect([1, 2, 3, 4].reduce((scale) => stepped(scale, -1), larger)).toBe(1);
  expect(withinLimits(0.2)).toBe(1);
});

test.each([
  ['+', 1],
  ['=', 1],
  ['-', -1],
  ['a', undefined],
])('The key %s zooms by %s steps (PROD-43)', (key, direction) => {
  expect(zoomDirection(keyDown(key))).toBe(direction);
});

test('With a modifier the keys are those of the browser', () => {
  expect(zoomDirection(keyDown('+', { ctrlKey: true }))).toBeUndefined();
});
