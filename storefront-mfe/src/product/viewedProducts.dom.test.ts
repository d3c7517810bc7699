import { recordViewed, viewedBefore } from './RecentlyViewed';

test('The list is empty at first, and viewed products are stored', () => {
  expect(viewedBefore('skn-001')).toEqual([]);
  recordViewed('skn-001');
  expect(localStorage.getItem('glow_viewed')).toBe('["skn-001"]');
});

test('Returns the last six, latest first, without the current one (PROD-19)', () => {
  for (const id of ['skn-001', 'skn-002', 'skn-003', 'skn-004', 'skn-005', 'skn-006', 'mkp-001', 'skn-004'])
    recordViewed(id);
  expect(viewedBefore('mkp-002')).toEqual(['skn-004', 'mkp-001', 'skn-006', 'skn-005', 'skn-003', 'skn-002']);
  expect(viewedBefore('skn-004')).toEqual(['mkp-001', 'skn-006', 'skn-005', 'skn-003', 'skn-002', 'skn-001']);
});

test('A product is stored once, with the choice that was made last (PROD-19)', () => {
  for (const shade of [undefined, 'rose', 'plum']) recordViewed('mkp-005', shade);
  expect(viewedBefore('skn-001')).toEqual(['mkp-005?variant=plum']);
  expect(viewedBefore('mkp-005')).toEqual([]);
});

test('Invalid stored data is ignored', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  localStorage.setItem('glow_viewed', '{"skn-001":true}');
  expect(viewedBefore('skn-002')).toEqual([]);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
