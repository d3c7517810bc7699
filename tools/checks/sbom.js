// npm run sbom [-- file]: writes the bill of materials of the store, `dist/sbom.cdx.json` by default
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { billOfMaterials } from './npm.js';
import { root } from '../build/packages.js';

const file = path.resolve(process.argv[2] ?? path.join(root, 'dist/sbom.cdx.json'));
const bill = billOfMaterials();
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${file}: ${bill.components.length} packages`);
