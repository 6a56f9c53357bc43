/** Writes the software bill of materials: what an installed product runs on. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { billOfMaterials } from './bill-of-materials.ts';
import type { Lock } from './lock-file.ts';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
const bill = billOfMaterials(lock);
mkdirSync('build', { recursive: true });
writeFileSync('build/sbom.cdx.json', `${JSON.stringify(bill, null, 1)}\n`);
console.log(`build/sbom.cdx.json: ${bill.components.length} packages`);
