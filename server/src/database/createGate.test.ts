import { createGate } from './createGate';

/** Visits a gate; `log` gets the name once it has entered. */
function visit(gate: ReturnType<typeof createGate>, log: string[], name: string, keys: string[] = []) {
  const place = gate.visit(keys);
  void place.entered.then(() => log.push(name));
  return place;
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('at most so many are inside, and the next one enters when one leaves', async () => {
  const [gate, log] = [createGate(2), [] as string[]];
  const [first] = ['a', 'b', 'c', 'd'].map((name) => visit(gate, log, name));
  await settled();
  expect(log).toEqual(['a', 'b']);
  first?.leave();
  await settled();
  expect(log).toEqual(['a', 'b', 'c']);
});

test('callers with a common key enter one after the other, and hold up no others', async () => {
  const [gate, log] = [createGate(3), [] as string[]];
  const holder = visit(gate, log, 'holder', ['x']);
  for (const name of ['second', 'third', 'fourth']) visit(gate, log, name, ['x']);
  visit(gate, log, 'other', ['y']);
  await settled();
  expect(log).toEqual(['holder', 'other']);
  holder.leave();
  await settled();
  expect(log).toEqual(['holder', 'other', 'second']);
});

test('a caller of two keys is not overtaken by later callers of one of them', async () => {
  const [gate, log] = [createGate(3), [] as string[]];
  const holder = visit(gate, log, 'holder', ['x']);
  visit(gate, log, 'both', ['x', 'y']);
  visit(gate, log, 'later', ['y']);
  await settled();
  expect(log).toEqual(['holder']);
  holder.leave();
  await settled();
  expect(log).toEqual(['holder', 'both']);
});

test('a caller that leaves before its turn is passed over', async () => {
  const [gate, log] = [createGate(1), [] as string[]];
  const holder = visit(gate, log, 'holder');
  const leaving = visit(gate, log, 'leaving');
  visit(gate, log, 'next');
  leaving.leave();
  holder.leave();
  await settled();
  expect(log).toEqual(['holder', 'next']);
});
