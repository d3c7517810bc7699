import { execa } from 'execa';
import { root } from '../build/packages.js';

/**
 * Resolves when the script ends, whether or not it has `failed`.
 * @param {string[]} args
 * @param {import('execa').Options} [options]
 */
export function runNode(args, options) {
  return execa(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    reject: false,
    ...options,
  });
}
