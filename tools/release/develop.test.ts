import { STORE } from '../../server/src/config/project';
import { develop } from './develop';

const environment = { ...process.env };

beforeEach(() => {
  delete process.env.REGISTRY_URL;
  Object.assign(process.env, { REGISTRY_TOKEN: 'token', REGISTRY_KEY: '/nonexistent.pem' });
});
afterEach(() => {
  process.env = { ...environment };
});

test.each([
  ['no store', ['blog']],
  ['no remote', ['--store', 'https://glow.example']],
  ['an unknown remote', ['soap', '--store', 'https://glow.example']],
  ['the shell', ['shell', '--store', 'https://glow.example']],
  ['another option', ['blog', '--shop', 'https://glow.example']],
])('a call with %s is refused with an example', async (_what, args) => {
  await expect(develop(STORE, args, fail)).rejects.toThrow('Name the store: `glow dev --store https://glow.example`');
});

test('a store over plain HTTP, and a key that is none, are refused before anything is built', async () => {
  const at = (store: string) => develop(STORE, ['blog', '--store', store], fail);
  await expect(at('http://glow.example')).rejects.toThrow('REGISTRY_URL must be an origin');
  await expect(at('https://glow.example')).rejects.toThrow(
    'REGISTRY_KEY is /nonexistent.pem, which holds no private key.',
  );
});

function fail(sentence: string): never {
  throw new Error(`It printed "${sentence}"`);
}
