import { networkOf } from './networkOf';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['fd00:abcd::1', 'fd00:abcd::'],
  ['fd00:abcd:0:0:ffff::5', 'fd00:abcd::'],
  ['FD00:ABCD:0:1::1', 'fd00:abcd:0:1::'],
  ['fe80::1%eth0', 'fe80::'],
  ['not an address', 'not an address'],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
