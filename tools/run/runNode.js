import { execa } from 'execa';
import { root } from '../build/packages.js';

/** @param {string[]} args @param {import('execa').Options} [options] Resolves when it ends, also if it `failed`. */
export function runNode(args, options) {
  return execa(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    reject: false,
    ...options,
  });
}
