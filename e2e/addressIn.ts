import type { Readable } from 'node:stream';

/** The first address that a process prints. */
export function addressIn(output: Readable): Promise<string> {
  return new Promise((resolve) => {
    let printed = '';
    output.on('data', (chunk) => {
      printed += chunk;
      const [address] = /http:\S+/.exec(printed) ?? [];
      if (address) resolve(address);
    });
  });
}
