import { STORE } from '../../../base/config/project';
import { develop } from './develop';

const environment = { ...process.env };

beforeEach(() => {
  delete process.env.REGISTRY_URL;
  Object.assign(process.env, { REGISTRY_TOKEN: 'token', REGISTRY_KEY: '/nonexistent.pem' });
});
afterEach(() => {
  process.env = { ...environment };
});

test.each(['', 'soap', 'shell'])('the remote "%s" is refused', async (name) => {
  await expect(develop(STORE, name, 'https://glow.example')).rejects.toThrow(`There is no remote "${name}" here.`);
});

test('a store over plain HTTP, and a key that is none, are refused before anything is built', async () => {
  const at = (store: string) => develop(STORE, 'blog', store);
  await expect(at('http://glow.example')).rejects.toThrow('REGISTRY_URL must be an origin');
  await expect(at('https://glow.example')).rejects.toThrow(
    'REGISTRY_KEY is /nonexistent.pem, where no private key is.',
  );
});

test('a store without an address is refused', async () => {
  await expect(develop(STORE, 'blog', '')).rejects.toThrow('Name the store: `--store https://glow.example`.');
});
